import { useTranslation } from 'react-i18next';
import { Part } from '@web/ui/part';
import { Fold } from '@web/ui/receipt-fold';
import { NoteList } from './note-list';
import type { NoteListProps } from './note-list';

/* The first speak of the money; what was left out of the ranking comes after them. */
const MOST_OPEN = 4;

/** What the whole comparison shows; nothing where it shows nothing. */
export function InsightsPart({ notes, say }: Pick<NoteListProps, 'notes' | 'say'>) {
  const { t } = useTranslation('analysis');
  const more = notes.slice(MOST_OPEN);
  if (notes.length === 0) return null;
  return (
    <Part id="insights" title={t('insights')}>
      <NoteList notes={notes.slice(0, MOST_OPEN)} say={say} />
      {more.length > 0 && (
        <Fold title={t('insightsMore', { count: more.length })}>
          <NoteList notes={more} say={say} />
        </Fold>
      )}
    </Part>
  );
}
