// The result on paper, at most two sheets: who it is for, the plans in their three years, the first plan's arithmetic, what help
// is possible and what to do.
import { useTranslation } from 'react-i18next';
import type { AnalysisResponse } from '@app/contracts/http/analysis';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { ComparedYears } from '@web/shared/plan-years/compared-years';
import { SumTable } from '@web/shared/plan-years/sum-table';
import { YearsPrint } from '@web/shared/plan-years/years-print';
import { PlanPaper } from '@web/shared/plans/plan-paper';
import { Bullets } from '@web/ui/bullets';
import { PrintTable } from '@web/ui/print-sheet';
import type { NoteText } from '../hooks/use-note-text';
import { useCheckLines } from './eligibility-part';
import { useStanding } from './plans-part';

function Checks({ answer }: Pick<AnalysisPrintProps, 'answer'>) {
  const lines = useCheckLines(answer.eligibilityChecks);
  return (
    <PrintTable style={{ fontSize: '10.5pt' }}>
      <tbody>
        {lines.map(({ id, name, state, why }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td style={{ whiteSpace: 'nowrap' }}>{state}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

function Ranking({ answer, years }: Pick<AnalysisPrintProps, 'answer' | 'years'>) {
  const { t } = useTranslation('analysis');
  const standing = useStanding();
  const found = new Map(answer.recommendations.map((each) => [each.planId, each]));
  const noteOf = (id: string) => {
    const each = found.get(id);
    return each && standing(each);
  };
  const first = years.slice(0, 1);
  if (first.length === 0) return null;
  return (
    <>
      <h3>{t('plans', { count: years.length, compared: answer.compared })}</h3>
      <YearsPrint plans={years} noteOf={noteOf} />
      <h3>{t('firstSum', { name: first[0]?.name })}</h3>
      <SumTable plans={first} kind="normal" />
    </>
  );
}

export interface AnalysisPrintProps {
  answer: AnalysisResponse;
  title: string;
  years: readonly ComparedYears[];
  say: NoteText;
  /** "71세 · 90020 · 한 달 소득 1,789달러" */
  given: string;
  /** The first plan's record: year and source. */
  plan: InsurancePlanResponse | undefined;
}

export function AnalysisPrint({ answer, title, years, say, given, plan }: AnalysisPrintProps) {
  const { t } = useTranslation('analysis');
  return (
    <PlanPaper title={title} given={given} plan={plan}>
      <Ranking answer={answer} years={years} />
      <div data-keep-together>
        <h3>{t('nextSteps')}</h3>
        <Bullets as="ol" style={{ listStyle: 'decimal', gap: 0 }}>
          {answer.nextSteps.map((note) => (
            <li key={note.code}>{say(note)}</li>
          ))}
        </Bullets>
      </div>
      <h3>{t('checks.title')}</h3>
      <Checks answer={answer} />
      <p style={{ fontSize: '10pt' }}>{[t('honest'), ...answer.assumptions.map(say)].join(' ')}</p>
    </PlanPaper>
  );
}
