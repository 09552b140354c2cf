import { Button } from './button';
import { EmptyState } from './empty-state';

export interface NothingMatchesProps {
  title: string;
  text: string;
  /** Words of the button. */
  all: string;
  onAll: () => void;
}

/** A list whose filters leave nothing: why, and the way back to all of it. */
export function NothingMatches({ title, text, all, onAll }: NothingMatchesProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="primary" onClick={onAll}>
          {all}
        </Button>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
