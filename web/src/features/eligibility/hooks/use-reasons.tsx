import type { ReactNode } from 'react';
import type { EligibilityProgramSummary } from '@app/contracts/http/eligibility-answer';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { markFirstWords } from '@web/shared/terms/first-words';
import { MarkedText } from '@web/shared/terms/marked-text';

/** The reason of a program, its hard words explained where each first is. @param lines in the order of the screen */
export function useReasons(
  lines: readonly EligibilityProgramSummary[],
): (line: EligibilityProgramSummary) => ReactNode {
  const language = useLanguage();
  const texts = markFirstWords(
    lines.map(({ text }) => keepTogether(text[language])),
    language,
  );
  return (line) => <MarkedText text={texts[lines.indexOf(line)] ?? keepTogether(line.text[language])} />;
}
