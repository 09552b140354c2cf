import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import { Bullets } from '@web/ui/bullets';
import type { NoteText } from '../hooks/use-note-text';

export interface NoteListProps {
  notes: readonly AnalysisNote[];
  say: NoteText;
  /** Steps, one after the other. */
  isNumbered?: boolean;
}

/** Notes of the analysis as sentences. */
export function NoteList({ notes, say, isNumbered = false }: NoteListProps) {
  return (
    <Bullets as={isNumbered ? 'ol' : 'ul'} style={isNumbered ? { listStyle: 'decimal' } : undefined}>
      {notes.map((note) => (
        <li key={note.code}>{say(note)}</li>
      ))}
    </Bullets>
  );
}
