import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, shape, text } from './tokens';

export interface SegmentedChoiceProps<Id extends string> {
  /** The question; it names the group. */
  label: ReactNode;
  isLabelHidden?: boolean;
  options: readonly { id: Id; label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}

const Group = styled.fieldset`
  display: grid;
  gap: 0.375rem;
  legend {
    padding: 0;
    margin-block-end: 0.375rem;
    line-height: 1.4;
  }
  legend[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Frame = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border: 1px solid ${color.lineStrong};
  border-radius: 0.625rem;
  background: ${color.surface};
  overflow: clip;
  @container page (max-width: 21rem) {
    grid-auto-flow: row;
    grid-auto-columns: auto;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${shape.target};
  padding: 0.375rem 0.5rem;
  font-size: ${text[5]};
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  & + & {
    border-inline-start: 1px solid ${color.line};
  }
  &:hover {
    background: ${color.teal50};
  }
  &:has(:checked) {
    background: ${color.teal700};
    color: ${color.surface};
    font-weight: 700;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
    border-radius: 0.625rem;
  }
  &:has(:checked):has(:focus-visible) {
    outline-color: ${color.surface};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @container page (max-width: 21rem) {
    & + & {
      border-inline-start: 0;
      border-block-start: 1px solid ${color.line};
    }
  }
  @media print {
    /* On paper a choice is what was chosen, in words, not a dark bar. */
    &:not(:has(:checked)) {
      display: none;
    }
    &:has(:checked) {
      place-items: center start;
      background: none;
      color: ${color.ink};
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      text-decoration: underline;
    }
  }
`;

/** Two to four answers in one frame, one of them on: radio buttons that look like one control. */
export function SegmentedChoice<Id extends string>(props: SegmentedChoiceProps<Id>) {
  const { label, isLabelHidden, options, value, onChange } = props;
  const name = useId();
  return (
    <Group>
      <legend data-hidden={isLabelHidden || undefined}>{label}</legend>
      <Frame>
        {options.map((option) => (
          <Choice key={option.id}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Frame>
    </Group>
  );
}
