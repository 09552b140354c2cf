// The check as a small state machine in memory: form, sending, answered. Closing the screen forgets everything.
import { useCallback, useRef, useState } from 'react';
import { ELIGIBILITY_PATHS } from '@app/contracts/http/eligibility';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { apiSend } from '@web/shared/api/api-client';

export interface Answered {
  request: EligibilityRequest;
  answer: EligibilityResponse;
}

export interface EligibilityCheck {
  answered: Answered | null;
  /** A what-if laid over `answered`; null shows the answer itself. */
  whatIf: Answered | null;
  isSending: boolean;
  error: Error | null;
  /** Resolves true when the answer came. A later question makes an earlier one's answer count for nothing. */
  ask: (request: EligibilityRequest, as?: 'answer' | 'what-if') => Promise<boolean>;
  leaveWhatIf: () => void;
  startAgain: () => void;
}

export function useEligibilityCheck(): EligibilityCheck {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [whatIf, setWhatIf] = useState<Answered | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(0);

  const ask = useCallback(async (request: EligibilityRequest, as: 'answer' | 'what-if' = 'answer') => {
    const turn = (latest.current += 1);
    const isLatest = () => turn === latest.current;
    setIsSending(true);
    setError(null);
    try {
      const answer = await apiSend<EligibilityResponse>('POST', ELIGIBILITY_PATHS.check, request);
      if (!isLatest()) return false;
      if (as === 'answer') setAnswered({ request, answer });
      setWhatIf(as === 'what-if' ? { request, answer } : null);
      return true;
    } catch (failure) {
      if (isLatest()) setError(failure instanceof Error ? failure : new Error(String(failure)));
      return false;
    } finally {
      if (isLatest()) setIsSending(false);
    }
  }, []);

  const startAgain = useCallback(() => {
    latest.current += 1;
    setAnswered(null);
    setWhatIf(null);
    setError(null);
    setIsSending(false);
  }, []);
  const leaveWhatIf = useCallback(() => setWhatIf(null), []);
  return { answered, whatIf, isSending, error, ask, leaveWhatIf, startAgain };
}
