// What one recommended plan comes to: its cost, what speaks for it and what to look at; how the points were made folds away.
import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnalysisRecommendation } from '@app/contracts/http/analysis';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { KnownFacts } from '@web/ui/known-facts';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import type { NoteText } from '../hooks/use-note-text';
import { NoteList } from './note-list';

function Notes({ title, notes, say }: { title: string; notes: readonly AnalysisNote[]; say: NoteText }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <NoteList notes={notes} say={say} />
    </>
  );
}

/** An amount that is not known, or none to speak of, takes no row. */
function useMoney(): (amount: number | null) => string | null {
  const language = useLanguage();
  return (amount) => (amount === null ? null : formatDollarsInText(amount, language));
}

/** What a year costs, with what it takes for granted next to the amount. */
function YearCosts({
  found: { costAnalysis, benefitHighlights },
  hasHelp,
}: Pick<RecommendationBodyProps, 'found' | 'hasHelp'>) {
  const { t } = useTranslation(['analysis', 'plans']);
  const money = useMoney();
  const month = t('costs.normal', { month: money(costAnalysis.monthlyTotal) });
  const benefits = benefitHighlights.map(({ benefit }) => t(`plans:row.benefits.${benefit}`)).join(', ');
  return (
    <KnownFacts
      facts={[
        {
          id: 'year',
          label: t('costs.year'),
          value: money(costAnalysis.annualTotal),
          note: `${month} ${t(hasHelp ? 'costs.withHelp' : 'costs.status')}`,
        },
        { id: 'without', label: t('costs.withoutHelp'), value: money(costAnalysis.annualWithoutHelp) },
        {
          id: 'couple',
          label: t('costs.couple'),
          value: money(costAnalysis.couplePremiums),
          note: t('costs.coupleNote'),
        },
        { id: 'benefits', label: t('benefits'), value: benefits },
      ]}
    />
  );
}

/** The score part by part, and the cost held against other ways. */
function Basis({ found: { costAnalysis, scoreParts } }: Pick<RecommendationBodyProps, 'found'>) {
  const { t } = useTranslation('analysis');
  const money = useMoney();
  const { potentialSavings: savings, savingsAgainstOriginal: against } = costAnalysis;
  return (
    <Fold title={t('basis')} icon={Calculator}>
      <Note>
        {scoreParts
          .map(({ priority, points, percent }) =>
            t('scorePart', { name: t(`priorities.${priority}`), points, percent }),
          )
          .join(' · ')}
      </Note>
      <KnownFacts
        facts={[
          { id: 'savings', label: t('costs.savings'), value: savings > 0 ? money(savings) : null },
          {
            id: 'original',
            label: t('costs.original'),
            value: against !== null && against > 0 ? money(against) : null,
            note: costAnalysis.isAgainstOriginalAtLeast ? t('costs.atLeast') : undefined,
          },
        ]}
      />
    </Fold>
  );
}

export interface RecommendationBodyProps {
  found: AnalysisRecommendation;
  /** The sums count help as if it were there. */
  hasHelp: boolean;
  say: NoteText;
}

export function RecommendationBody({ found, hasHelp, say }: RecommendationBodyProps) {
  const { t } = useTranslation('analysis');
  return (
    <>
      <YearCosts found={found} hasHelp={hasHelp} />
      <Notes title={t('reasons')} notes={found.reasons} say={say} />
      <Notes title={t('warnings')} notes={found.warnings} say={say} />
      <Basis found={found} />
    </>
  );
}
