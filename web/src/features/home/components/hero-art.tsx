import styled from 'styled-components';
import { color } from '@web/ui/tokens';

const Scene = styled.svg`
  display: block;
  width: calc(100% + 2 * clamp(1rem, 4cqi, 2.5rem));
  margin-inline: calc(-1 * clamp(1rem, 4cqi, 2.5rem));
  height: 10.5rem;
  @container page (min-width: 46rem) {
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: 0;
    width: 52%;
    height: 100%;
    margin: 0;
    mask: linear-gradient(to right, transparent, #000 42%);
  }
  @media print {
    display: none;
  }
`;

/* Tints between two tokens, for far and near hills. */
const mix = (share: number) => `color-mix(in srgb, ${color.teal600} ${share}%, ${color.teal50})`;
const fruit = `color-mix(in srgb, ${color.persimmon600} 52%, ${color.persimmon100})`;

/** Hills, a path with its dashed thread, a house at the end of it, and a persimmon for a sun. */
export function HeroArt() {
  return (
    <Scene viewBox="0 0 480 260" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
      <g>
        <circle cx="262" cy="62" r="30" style={{ fill: fruit }} />
        <path
          d="M262 34c3-8 9-12 16-12-1 8-7 13-16 12Zm0 0c-3-8-9-12-16-12 1 8 7 13 16 12Z"
          style={{ fill: color.teal600 }}
        />
      </g>
      <path d="M-40 210C80 118 190 128 300 116c84-9 138-24 200-54v208H-40Z" style={{ fill: mix(8) }} />
      <path d="M-40 252C70 170 196 162 292 176c78 11 138-14 208-40v140H-40Z" style={{ fill: mix(20) }} />
      <path d="M-40 276c90-60 190-74 290-62 90 11 170 2 250-30v92Z" style={{ fill: mix(34) }} />
      <path
        d="M176 276c34-30 178-30 186-66 7-33-104-26-106-58-2-27 66-30 104-46 20-9 30-17 36-30l6 2c-2 17-12 29-30 39-28 15-78 19-76 36 2 20 122 16 116 60-6 36-84 38-128 63Z"
        style={{ fill: color.paper }}
      />
      <path
        d="M222 270c44-22 142-30 146-62 4-30-104-24-106-54-1-24 62-29 98-44 14-6 26-14 33-26"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="1.5 9"
        strokeLinecap="round"
        style={{ stroke: color.persimmon600 }}
      />
      <g strokeWidth="1.75" strokeLinejoin="round" style={{ stroke: color.teal700, fill: color.surface }}>
        <path d="M386 76V50h34v28Z" />
        <path d="m379 53 24-19 24 19Z" style={{ fill: color.persimmon100 }} />
        <path d="M398 77V63h10v14" />
      </g>
      <g strokeWidth="1.75" strokeLinecap="round" style={{ stroke: color.teal700 }}>
        <path d="M208 186v-16M234 178v-14M436 190v-18" />
        <g stroke="none">
          <ellipse cx="208" cy="160" rx="9" ry="13" style={{ fill: color.teal600 }} />
          <ellipse cx="234" cy="156" rx="7" ry="10" style={{ fill: mix(80) }} />
          <ellipse cx="436" cy="160" rx="11" ry="16" style={{ fill: color.teal600 }} />
        </g>
      </g>
    </Scene>
  );
}
