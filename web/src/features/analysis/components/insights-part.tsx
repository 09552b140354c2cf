import { useTranslation } from 'react-i18next';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import type { AnalysisResponse } from '@app/contracts/http/analysis';
import { useLanguage } from '@web/base/i18n/use-language';
import { Part } from '@web/ui/part';
import { Fold } from '@web/ui/receipt-fold';
import type { NoteText } from '../hooks/use-note-text';
import { NoteList } from './note-list';

/* The first speak of the money; what was left out of the ranking comes after them. */
const MAX_OPEN = 3;

interface InsightsPartProps {
  answer: Pick<AnalysisResponse, 'insights' | 'modelInsights'>;
  say: NoteText;
}

/**
 * What the whole comparison shows; nothing where it shows nothing. In the words of a language model where it gave some in this
 * language, which is said; in the page's own otherwise.
 */
export function InsightsPart({ answer: { insights, modelInsights }, say }: InsightsPartProps) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const texts = modelInsights?.language === language ? modelInsights.texts : null;
  const worded = new Map(insights.map((note, index) => [note, texts?.[index]]));
  const words = (note: AnalysisNote) => worded.get(note) ?? say(note);
  const more = insights.slice(MAX_OPEN);
  if (insights.length === 0) return null;
  return (
    <Part id="insights" title={t('insights')}>
      {texts && <p>{t('fromModel')}</p>}
      <NoteList notes={insights.slice(0, MAX_OPEN)} say={words} />
      {more.length > 0 && (
        <Fold title={t('insightsMore', { count: more.length })}>
          <NoteList notes={more} say={words} />
        </Fold>
      )}
    </Part>
  );
}
