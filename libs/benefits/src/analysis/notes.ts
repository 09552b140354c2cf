// Makes a note whose parameters are exactly those its sentence names.
import type { ANALYSIS_NOTES, AnalysisNote, AnalysisNoteCode } from '@app/contracts/http/analysis-notes';

type Params<Code extends AnalysisNoteCode> = Record<(typeof ANALYSIS_NOTES)[Code][number], string | number>;

/** @param params none where the code names none */
export const note = <Code extends AnalysisNoteCode>(
  code: Code,
  ...[params]: (typeof ANALYSIS_NOTES)[Code] extends readonly [] ? [] : [params: Params<Code>]
): AnalysisNote => ({ code, params: params ?? {} });

export const noteIf = (isTrue: boolean, make: () => AnalysisNote): AnalysisNote[] => (isTrue ? [make()] : []);
