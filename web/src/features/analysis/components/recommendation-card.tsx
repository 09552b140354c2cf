import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { carrierText } from '@app/content/plans/carrier-names';
import type { AnalysisRecommendation } from '@app/contracts/http/analysis';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Letter } from '@web/shared/plan-years/letter';
import { Badge } from '@web/ui/badge';
import { Bullets } from '@web/ui/bullets';
import { Card } from '@web/ui/card';
import { KnownFacts } from '@web/ui/known-facts';
import { Row } from '@web/ui/layout';
import { SampleMark } from '@web/ui/sample-mark';
import { Note } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';

const Box = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  h3 {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.5rem;
    align-items: center;
    font-size: ${text[4]};
  }
  h4 {
    font-size: ${text[5]};
  }
`;

function Notes({ title, notes, say }: { title: string; notes: readonly AnalysisNote[]; say: NoteText }) {
  if (notes.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <Bullets>
        {notes.map((note) => (
          <li key={note.code}>{say(note)}</li>
        ))}
      </Bullets>
    </>
  );
}

type NoteText = (note: AnalysisNote) => string;

/** What it costs, and less than what; an amount that is not known takes no row. */
function Costs({ found: { costAnalysis, benefitHighlights } }: Pick<RecommendationCardProps, 'found'>) {
  const { t } = useTranslation(['analysis', 'plans']);
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? null : formatDollarsInText(amount, language));
  const against = costAnalysis.savingsAgainstOriginal;
  return (
    <KnownFacts
      facts={[
        { id: 'month', label: t('costs.month'), value: money(costAnalysis.monthlyTotal), note: t('costs.normal') },
        { id: 'year', label: t('costs.year'), value: money(costAnalysis.annualTotal) },
        {
          id: 'savings',
          label: t('costs.savings'),
          value: costAnalysis.potentialSavings > 0 ? money(costAnalysis.potentialSavings) : null,
        },
        {
          id: 'original',
          label: t('costs.original'),
          value: against !== null && against > 0 ? money(against) : null,
          note: costAnalysis.isAgainstOriginalAtLeast ? t('costs.atLeast') : undefined,
        },
        { id: 'without', label: t('costs.withoutHelp'), value: money(costAnalysis.annualWithoutHelp) },
        {
          id: 'benefits',
          label: t('benefits'),
          value:
            benefitHighlights.length > 0
              ? benefitHighlights.map(({ benefit }) => t(`plans:row.benefits.${benefit}`)).join(', ')
              : null,
        },
      ]}
    />
  );
}

export interface RecommendationCardProps {
  found: AnalysisRecommendation;
  letter: string;
  say: NoteText;
}

/** One plan of the ranking: its points and what they are made of, its cost, what speaks for it and what to look at. */
export function RecommendationCard({ found, letter, say }: RecommendationCardProps) {
  const { t } = useTranslation(['analysis', 'plans']);
  const language = useLanguage();
  const { scoreParts } = found;
  return (
    <Box as="article" aria-labelledby={`plan-${found.planId}`}>
      <h3 id={`plan-${found.planId}`}>
        <Letter>{letter}</Letter> <span lang="en">{found.name}</span>
      </h3>
      <Row $gap={2}>
        <Badge tone="teal">{t('score', { score: found.score })}</Badge>
        <span>{carrierText(found.carrier, language)}</span>
        {found.isSample && <SampleMark />}
      </Row>
      <Note>
        {scoreParts
          .map(({ priority, points, percent }) =>
            t('scorePart', { name: t(`priorities.${priority}`), points, percent }),
          )
          .join(' · ')}
      </Note>
      <Costs found={found} />
      <Notes title={t('reasons')} notes={found.reasons} say={say} />
      <Notes title={t('warnings')} notes={found.warnings} say={say} />
    </Box>
  );
}
