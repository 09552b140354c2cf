// One record of a list, known facts only: who, how far, why found, one thing to press. The rest is in its sheet.
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { keepTogether } from '@web/base/formats/keep-together';
import { CallButton } from './call-button';
import { KoreanBadge } from './korean-badge';
import { MorePress, NextStep } from './row-presses';
import type { RowStep } from './row-presses';
import { SampleMark } from './sample-mark';
import { color, layout, text } from './tokens';

export interface ListRowProps {
  name: string;
  nameLang?: string;
  /** The name in the other language, when a source states it. */
  otherName?: string | null;
  otherLang?: string;
  /** First in the quiet line, bold: "1.6마일". */
  distance?: string | null;
  /** Known facts of the quiet line: kind, city. An unknown one is left out, never worded. */
  facts?: readonly (ReactNode | null | undefined | false)[];
  /** Why this row was found, when the name does not say it: "진료 과목에 심장내과가 있습니다". */
  why?: ReactNode;
  /** Only when a source states that Korean is spoken. */
  isKorean?: boolean;
  isSample?: boolean;
  phone?: string | null;
  /** Without a phone: the best true next step (map, website). */
  step?: RowStep | null;
  /** Instead of both: a press that works on this page, such as a download. */
  press?: ReactNode;
  /** The first row's press may be solid. */
  isSolid?: boolean;
  /** Opens the sheet. */
  onMore?: () => void;
  /** Goes to a page of its own instead of a sheet. */
  moreTo?: string;
  nameAs?: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
}

const Item = styled.li<{ $isLone: boolean }>`
  display: grid;
  gap: 0.625rem;
  padding: ${layout.rowY} 1rem;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > * {
    min-width: 0;
  }
  @container page (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) ${({ $isLone }) => ($isLone ? 'auto' : '20.5rem')};
    align-items: center;
    padding: 0.75rem 1.25rem;
  }
  @media print {
    break-inside: avoid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  align-items: start;
  /* The largest text: next to the badge no word of a name would stay whole. */
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Name = styled.div`
  font-size: ${text.row};
  font-weight: 700;
  line-height: 1.35;
  h2,
  h3,
  h4 {
    font-size: inherit;
    line-height: inherit;
    text-wrap: pretty;
  }
  small {
    display: block;
    font-weight: 400;
    line-height: 1.35;
    color: ${color.inkSoft};
  }
`;

const Quiet = styled.p`
  grid-column: 1 / -1;
  max-width: none;
  margin-block-start: 0.25rem;
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
  b {
    color: ${color.ink};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

/* A short fact stays on one line with the dot behind it; a long one fills the line and wraps. */
const Fact = styled.span<{ $isShort: boolean }>`
  display: ${({ $isShort }) => ($isShort ? 'inline-block' : 'inline')};
`;
const SHORT = 20;

const Presses = styled.div<{ $isLone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isLone }) => ($isLone ? '' : 'auto')};
  gap: 0.5rem;
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** "1.6마일 · 내과 · 로스앤젤레스": distance first, only what is known. */
function QuietLine({ distance, facts = [], isSample }: Pick<ListRowProps, 'distance' | 'facts' | 'isSample'>) {
  const known = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '');
  if (!distance && known.length === 0 && !isSample) return null;
  return (
    <Quiet>
      {distance && <b>{distance}</b>}
      {distance && known.length > 0 && <span>{'\u00a0· '}</span>}
      {known.map((fact, index) => (
        <Fragment key={index}>
          <Fact $isShort={typeof fact === 'string' && fact.length <= SHORT}>
            {typeof fact === 'string' ? <span>{keepTogether(fact)}</span> : fact}
            {index < known.length - 1 && <span>{'\u00a0·'}</span>}
          </Fact>{' '}
        </Fragment>
      ))}
      {isSample && <SampleMark />}
    </Quiet>
  );
}

export function ListRow(props: ListRowProps) {
  const { name, otherName, why, isKorean, phone, step, press, isSolid, nameAs: Title = 'h3', children } = props;
  const isLone = !phone && !step && !press;
  return (
    <Item $isLone={isLone}>
      <Head>
        <Name>
          <Title lang={props.nameLang}>{name}</Title>
          {otherName && <small lang={props.otherLang}>{otherName}</small>}
        </Name>
        {isKorean && <KoreanBadge />}
        <QuietLine distance={props.distance} facts={props.facts} isSample={props.isSample} />
        {why && <Quiet>{why}</Quiet>}
        {children}
      </Head>
      {(!isLone || props.onMore || props.moreTo) && (
        <Presses $isLone={isLone}>
          {phone ? (
            <CallButton phone={phone} who={name} isSolid={isSolid} />
          ) : (
            (press ?? (step && <NextStep step={step} who={name} whoLang={props.nameLang} />))
          )}
          <MorePress name={name} onMore={props.onMore} moreTo={props.moreTo} isLone={isLone} />
        </Presses>
      )}
    </Item>
  );
}
