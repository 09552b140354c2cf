import styled from 'styled-components';
import { color, shape, text } from './tokens';

export interface SortChipsProps<Id extends string> {
  /** Names the group: "순서". */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

const Strip = styled.div`
  display: flex;
  gap: 0.375rem;
  padding: 0.375rem;
  margin: -0.125rem -0.375rem;
  overflow-x: auto;
  scrollbar-width: none;
  @media print {
    display: none;
  }
`;

const Chip = styled.button`
  flex: 1 0 auto;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0.25rem 0.5625rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.pill};
  background: ${color.surface};
  font-size: ${text[6]};
  white-space: nowrap;
  &:hover {
    background: ${color.teal50};
  }
  &[aria-pressed='true'] {
    border-color: ${color.teal700};
    background: ${color.teal700};
    color: ${color.surface};
    font-weight: 700;
  }
  @container page (min-width: 46rem) {
    flex: none;
    padding-inline: 1rem;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      text-decoration: underline;
    }
  }
`;

/** The order of a list: one chip is on. The strip scrolls sideways by itself, the page never does. */
export function SortChips<Id extends string>({ label, options, value, onChange }: SortChipsProps<Id>) {
  return (
    <Strip role="group" aria-label={label}>
      {options.map((option) => (
        <Chip key={option.id} type="button" aria-pressed={option.id === value} onClick={() => onChange(option.id)}>
          {option.label}
        </Chip>
      ))}
    </Strip>
  );
}
