import styled, { css } from 'styled-components';
import { color, motion, shape, space } from './tokens';

/** White sheet with one hairline. `$isLifted` adds the shadow, `$isSelected` the chosen look (say it in words too). */
export const Card = styled.div<{ $isLifted?: boolean; $isSelected?: boolean }>`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  padding: ${space[5]};
  min-width: 0;
  @container page (max-width: 22rem) {
    padding: ${space[4]};
  }
  ${({ $isLifted }) =>
    $isLifted &&
    css`
      box-shadow: ${shape.shadow};
    `}
  ${({ $isSelected }) =>
    $isSelected &&
    css`
      border-color: ${color.teal700};
      box-shadow:
        inset 0 0 0 1px ${color.teal700},
        ${shape.shadow};
    `}
  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;

/** A card that is one link: the link or button in its heading covers the whole card. */
export const LinkCard = styled(Card)`
  position: relative;
  display: grid;
  gap: ${space[2]};
  align-content: start;
  transition:
    box-shadow ${motion.calm} ${motion.ease},
    border-color ${motion.calm} ${motion.ease};
  &:hover {
    border-color: ${color.teal600};
    box-shadow: ${shape.shadow};
  }
  :is(h2, h3) :is(a, button) {
    color: inherit;
    text-decoration: none;
    border: 0;
    background: none;
    padding: 0;
    font-weight: 700;
    text-align: start;
  }
  :is(h2, h3) :is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${shape.radius};
  }
  :is(h2, h3) :is(a, button):focus-visible {
    outline: none;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`;

/** The words at the foot of a LinkCard ("찾아보기 →"). */
export const LinkCardGo = styled.span`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color.teal700};
  font-weight: 700;
  margin-block-start: ${space[1]};
`;

/** Round field behind an icon. */
export const IconDisc = styled.span<{ $isWarm?: boolean }>`
  width: 3rem;
  height: 3rem;
  flex: none;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: ${({ $isWarm }) => ($isWarm ? color.persimmon100 : color.teal100)};
  color: ${({ $isWarm }) => ($isWarm ? color.persimmon700 : color.teal700)};
`;
