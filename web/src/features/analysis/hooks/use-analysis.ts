// The analysis as a small state machine in memory: form, the four steps, results. Leaving the screen forgets everything.
import { useCallback, useEffect, useRef, useState } from 'react';
import { ANALYSIS_PATHS } from '@app/contracts/http/analysis';
import type { AnalysisProfile, AnalysisRequest, AnalysisResponse } from '@app/contracts/http/analysis';
import { apiSend } from '@web/shared/api/api-client';

/** The specification's: four steps, each shown this long. */
const STEP_MS = 1500;
export const STEP_COUNT = 4;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Analysis {
  /** 1 to 4 while it runs; null otherwise. */
  step: number | null;
  answer: AnalysisResponse | null;
  error: Error | null;
  start: (profile: AnalysisProfile) => void;
  startAgain: () => void;
}

export function useAnalysis(): Analysis {
  const [step, setStep] = useState<number | null>(null);
  const [answer, setAnswer] = useState<AnalysisResponse | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);

  const run = useCallback(async (profile: AnalysisProfile) => {
    const turn = (latest.current += 1);
    const isLatest = () => turn === latest.current;
    const request: AnalysisRequest = { profile };
    setError(null);
    setAnswer(null);
    setStep(1);
    const requested = apiSend<AnalysisResponse>('POST', ANALYSIS_PATHS.analysis, request);
    const walk = async () => {
      for (let next = 2; next <= STEP_COUNT + 1; next += 1) {
        await wait(STEP_MS);
        if (isLatest() && next <= STEP_COUNT) setStep((now) => (now === null ? null : next));
      }
    };
    try {
      // A failure ends the steps at once; an answer waits until they have been seen.
      const [found] = await Promise.all([requested, walk()]);
      if (isLatest()) setAnswer(found);
    } catch (failure) {
      if (isLatest()) setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      if (isLatest()) setStep(null);
    }
  }, []);

  const startAgain = useCallback(() => {
    latest.current += 1;
    setStep(null);
    setAnswer(null);
    setError(null);
  }, []);
  return { step, answer, error, start: (profile) => void run(profile), startAgain };
}
