import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Wrap } from '@web/ui/layout';
import { color, text } from '@web/ui/tokens';

const Scene = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  .fruit {
    fill: ${color.peach};
  }
  .leaf,
  .tree {
    fill: ${color.teal600};
  }
  .hill-far {
    fill: ${color.hill1};
  }
  .hill-near {
    fill: ${color.hill2};
  }
  .road {
    fill: none;
    stroke: ${color.paper};
    stroke-linecap: round;
  }
  .thread {
    fill: none;
    stroke: ${color.persimmon600};
    stroke-linecap: round;
  }
  .house {
    fill: ${color.surface};
    stroke: ${color.teal700};
    stroke-linejoin: round;
  }
  .roof {
    fill: ${color.persimmon100};
  }
  .trunk {
    stroke: ${color.teal700};
    stroke-linecap: round;
  }
  @media print {
    display: none;
  }
`;

const OnPhone = styled(Scene)`
  /* Very large text: the words take the room of the picture. */
  @container page (max-width: 21rem) {
    display: none;
  }
  @container page (min-width: 46rem) {
    display: none;
  }
`;

const WhenWide = styled(Scene)`
  display: none;
  @container page (min-width: 46rem) {
    display: block;
  }
  /* No tree is in the words. */
  @container page (max-width: 60rem) {
    .next-to-words {
      display: none;
    }
  }
`;

function SmallArt() {
  return (
    <OnPhone data-art viewBox="0 0 390 177" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle className="fruit" cx="350" cy="84" r="20" />
      <path className="leaf" d="M350 65c4-7 9-9 15-9-2 7-7 10-15 9Zm0 0c-4-7-9-9-15-9 2 7 7 10 15 9Z" />
      <path className="hill-far" d="M-20 150C70 118 160 126 240 118s110-18 170-32v110H-20Z" />
      <path className="hill-near" d="M-20 176C60 140 150 140 240 142c66 2 120-14 170-32v90H-20Z" />
      <path className="road" strokeWidth="10" d="M214 196c44-16 88-20 88-34 0-12-24-10-24-22 0-10 22-12 40-15" />
      <path
        className="thread"
        strokeWidth="2"
        strokeDasharray=".5 6"
        d="M214 196c44-16 88-20 88-34 0-12-24-10-24-22 0-10 22-12 40-15"
      />
      <g className="house" strokeWidth="1.5">
        <path d="M310 127v-15h23v15Z" />
        <path className="roof" d="m305 114 16.5-13 16.5 13" />
        <path d="M318 127v-9h7v9" />
      </g>
      <path className="trunk" strokeWidth="1.5" d="M250 128v-9M263 126v-7" />
      <ellipse className="tree" cx="250" cy="112" rx="5.5" ry="8" />
      <ellipse className="tree" cx="263" cy="113" rx="4.5" ry="6.5" opacity=".85" />
    </OnPhone>
  );
}

function WideArt() {
  return (
    <WhenWide data-art viewBox="0 0 1040 340" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle className="fruit" cx="866" cy="96" r="40" />
      <path className="leaf" d="M866 58c6-12 16-16 28-16-3 13-13 19-28 16Zm0 0c-6-12-16-16-28-16 3 13 13 19 28 16Z" />
      <path className="hill-far" d="M-40 300C180 236 420 262 600 214s300-20 480-74v240H-40Z" />
      <path className="hill-near" d="M-40 330C200 270 420 286 620 262c180-20 300-30 460-78v220H-40Z" />
      <path className="road" strokeWidth="22" d="M520 380c90-24 250-30 250-70 0-30-110-20-110-52 0-24 70-32 128-44" />
      <path
        className="thread"
        strokeWidth="3"
        strokeDasharray=".5 10"
        d="M520 380c90-24 250-30 250-70 0-30-110-20-110-52 0-24 70-32 128-44"
      />
      <g className="house" strokeWidth="2">
        <path d="M776 216v-34h52v34Z" />
        <path className="roof" d="m764 186 38-30 38 30" />
        <path d="M794 216v-20h15v20" />
      </g>
      <g className="next-to-words">
        <path className="trunk" strokeWidth="2" d="M626 224v-20M652 220v-16" />
        <ellipse className="tree" cx="626" cy="192" rx="11" ry="17" />
        <ellipse className="tree" cx="652" cy="192" rx="9" ry="14" opacity=".85" />
      </g>
      <path className="trunk" strokeWidth="2" d="M940 190v-18" />
      <ellipse className="tree" cx="940" cy="160" rx="11" ry="17" />
    </WhenWide>
  );
}

/** Hills, a path with its dashed thread, a house at its end, a persimmon for a sun. Drawn twice: small and wide. */
function HeroArt() {
  return (
    <>
      <SmallArt />
      <WideArt />
    </>
  );
}

const Field = styled.header`
  position: relative;
  overflow: clip;
  background: ${color.surface};
`;

const Words = styled(Wrap)`
  position: relative;
  padding-block: 1rem 4.75rem;
  h1 {
    font-size: clamp(1.625rem, 1rem + 3.6cqi, 2.75rem);
    white-space: pre-line;
  }
  p {
    display: none;
  }
  @container page (max-width: 21rem) {
    h1 {
      white-space: normal;
    }
  }
  @container page (min-width: 46rem) {
    padding-block: 2.75rem 8rem;
    h1 {
      max-width: 14em;
    }
    p {
      display: block;
      max-width: 22em;
      margin-block-start: 0.75rem;
      font-size: ${text.row};
      color: ${color.inkSoft};
    }
  }
`;

/** The promise of the product over its landscape; the tiles below lie on its foot. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Field>
      <HeroArt />
      <Words>
        <h1 tabIndex={-1}>{t('hero.lines')}</h1>
        <p>{t('hero.lead')}</p>
      </Words>
    </Field>
  );
}
