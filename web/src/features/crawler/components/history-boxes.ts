// The history's boxes. Styles only.
import styled from 'styled-components';
import { color, motion, shape, space, text } from '@web/ui/tokens';

export const Days = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  overflow: clip;
  & > div + div {
    border-block-start: 1px solid ${color.line};
  }
  & > div > div[hidden] {
    display: none;
  }
  /* Paper cannot unfold. */
  @media print {
    & > div > div[hidden] {
      display: block;
    }
  }
`;

export const DayToggle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[4]};
  border: 0;
  background: none;
  color: inherit;
  font-size: ${text[5]};
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  svg {
    transition: transform ${motion.calm} ${motion.ease};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @container page (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2) {
      grid-row: 2;
    }
  }
`;

export const Lines = styled.ol`
  font-size: ${text[6]};
  line-height: 1.45;
  & & {
    border-inline-start: 2px solid ${color.line};
    margin-block: ${space[2]};
  }
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-block-start: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;
  & > * {
    min-width: 0;
  }
  @container page (max-width: 30rem) {
    grid-template-columns: 5.25rem minmax(0, 1fr);
    padding-inline: ${space[3]};
    /* How long it took is in the details of its source. */
    & > :nth-child(3) {
      display: none;
    }
  }
  /* The largest text: the time over what happened. */
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
