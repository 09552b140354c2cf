import { useTranslation } from 'react-i18next';
import type { AnalysisChecks } from '@app/contracts/http/analysis';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { useOutcome } from '@web/shared/benefits/use-outcome';
import { markFirstWords } from '@web/shared/terms/first-words';
import { MarkedText } from '@web/shared/terms/marked-text';
import { OutcomeList } from '@web/ui/outcome-list';
import type { OutcomeLine } from '@web/ui/outcome-list';
import { Part } from '@web/ui/part';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';

const CHECKS = [
  'medicare',
  'mediCal',
  'savingsProgram',
  'extraHelp',
  'coveredCalifornia',
] as const satisfies readonly (keyof AnalysisChecks)[];

/** The reasons of the five programs, in the order of the screen. */
export function useReasons(checks: AnalysisChecks): string[] {
  const language = useLanguage();
  return CHECKS.map((id) => keepTogether(checks[id].reason[language]));
}

/** The five programs as lines: name, outcome, reason. */
export function useCheckLines(checks: AnalysisChecks): OutcomeLine[] {
  const { t } = useTranslation('analysis');
  const drawn = useOutcome();
  const reasons = useReasons(checks);
  return CHECKS.map((id, at) => ({ id, name: t(`checks.${id}`), ...drawn(checks[id].outcome), why: reasons[at] }));
}

/** What is there or possible is open with its reason; what looks unlikely folds away. */
export function EligibilityPart({ checks }: { checks: AnalysisChecks }) {
  const { t } = useTranslation('analysis');
  const marked = markFirstWords(useReasons(checks), useLanguage());
  const lines = useCheckLines(checks).map((line, at) => ({ ...line, why: <MarkedText text={marked[at] ?? ''} /> }));
  const open = lines.filter(({ outcome }) => outcome !== 'unlikely');
  const closed = lines.filter(({ outcome }) => outcome === 'unlikely');
  return (
    <Part id="checks" title={t('checks.title')}>
      <Note>{t('notes.status-not-asked')}</Note>
      {open.length > 0 && <OutcomeList lines={open} />}
      {closed.length > 0 && (
        <Fold title={t('checks.closed', { count: closed.length })} isOpenAtFirst={open.length === 0}>
          <OutcomeList lines={closed} />
        </Fold>
      )}
    </Part>
  );
}
