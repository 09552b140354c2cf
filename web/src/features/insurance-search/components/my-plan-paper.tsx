// The plan's next year on one sheet of paper.
import { useTranslation } from 'react-i18next';
import type { BilingualText } from '@app/contracts/http/errors';
import type { PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import { useAmountText } from '@web/shared/cited-text';
import { PlanPaper } from '@web/shared/plans/plan-paper';
import { PrintDo, PrintTable } from '@web/ui/print-sheet';
import { isKnown, mustChoose, pairsOf, verdictOf } from '../logic/my-plan';
import { useAreaSentences, useDueLine, useVerdictWords } from '../hooks/use-my-plan-words';
import { usePairTitle, usePlanChanges } from './my-plan-changes';

/* A sheet has room for this many. */
const MAX_ROWS = 12;

function ChangesOnPaper({ answer }: { answer: PlanNextYearResponse }) {
  const { t } = useTranslation('my-plan');
  const changes = usePlanChanges();
  const titleOf = usePairTitle();
  const pairs = pairsOf(answer);
  return pairs.map((pair) => (
    <PrintTable key={`${pair.from.id} ${pair.to.id}`}>
      <thead>
        <tr>
          <td>{pairs.length > 1 && titleOf(pair)}</td>
          <th scope="col">{t('year', { year: pair.from.planYear })}</th>
          <th scope="col">{t('year', { year: pair.to.planYear })}</th>
        </tr>
      </thead>
      <tbody>
        {changes(pair)
          .rows.slice(0, MAX_ROWS)
          .map(({ id, name, from, to }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{from}</td>
              <td>{to}</td>
            </tr>
          ))}
      </tbody>
    </PrintTable>
  ));
}

interface MyPlanPaperProps {
  answer: PlanNextYearResponse;
  /** What to do. */
  sentences: readonly BilingualText[];
}

export function MyPlanPaper({ answer, sentences }: MyPlanPaperProps) {
  const say = useAmountText();
  const language = useLanguage();
  const seen = useSeen();
  const { title, text } = useVerdictWords(answer);
  const { provenance } = answer;
  const due = useDueLine(answer);
  const area = useAreaSentences(answer);
  const verdict = verdictOf(answer);
  const given = [answer.name, answer.number].filter(Boolean).join(' · ');
  return (
    <PlanPaper title={title} plan={answer.plans[0]} given={given}>
      <p>{text}</p>
      {provenance && <p>{[provenance.sourceName[language], seen(provenance)].filter(Boolean).join(' · ')}</p>}
      <PrintDo>
        {due && <b>{due}</b>}
        {sentences.map((sentence) => (
          <p key={sentence.en}>{say(sentence)}</p>
        ))}
      </PrintDo>
      {isKnown(verdict) && area.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {isKnown(verdict) && !mustChoose(verdict) && <ChangesOnPaper answer={answer} />}
    </PlanPaper>
  );
}
