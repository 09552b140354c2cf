import styled from 'styled-components';
import { color } from './tokens';

const Walk = styled.path`
  fill: none;
  stroke: ${color.teal600};
  stroke-width: 3;
  stroke-dasharray: 2 9;
  stroke-linecap: round;
  opacity: 0.65;
`;

const Scene = styled.svg<{ $isOnDark: boolean }>`
  .fruit {
    fill: ${color.peach};
  }
  .leaf {
    fill: ${({ $isOnDark }) => ($isOnDark ? color.leafPale : color.teal600)};
  }
  ${Walk} {
    stroke: ${({ $isOnDark }) => ($isOnDark ? color.leafPale : color.teal600)};
  }
  @media print {
    display: none;
  }
`;

export interface PathArtProps {
  className?: string;
  isOnDark?: boolean;
}

/** The path that ends at the persimmon: a small sign of the house in page heads, empty states and the help band. */
export function PathArt({ className, isOnDark = false }: PathArtProps) {
  return (
    <Scene
      className={className}
      $isOnDark={isOnDark}
      data-art
      viewBox="0 0 144 96"
      aria-hidden="true"
      focusable="false"
    >
      <Walk d="M8 88c26-2 58-6 58-22S30 52 36 38c5-11 28-12 50-13" />
      <circle className="fruit" cx="112" cy="34" r="21" />
      <path className="leaf" d="M112 14c4-8 10-10 17-10-2 8-9 12-17 10Zm0 0c-4-8-10-10-17-10 2 8 9 12 17 10Z" />
    </Scene>
  );
}
