// The one order of every answer: verdict, what to do, reasons; behind folds what is related, what would change it, one receipt.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Fold, ReceiptFold } from './receipt-fold';
import { color, shape, space, text } from './tokens';
import { Icon } from './icon';
import { OUTCOME_COLORS, OUTCOME_ICONS } from './outcome-mark';
import type { Outcome } from './outcome-mark';

interface Verdict {
  id: string;
  outcome: Outcome;
  /** "메디캘" */
  name: ReactNode;
  /** "해당될 수 있습니다" */
  state: ReactNode;
  /** One line: "기준 1,836달러보다 456달러 적습니다." */
  why?: ReactNode;
}

const Cards = styled.ul`
  display: grid;
  gap: 0.625rem;
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Box = styled.li<{ $outcome: Outcome }>`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  align-content: start;
  gap: 0 0.875rem;
  padding: 0.875rem 1rem;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  & > p {
    grid-column: 2;
    max-width: none;
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    & > p {
      grid-column: 1;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const TINTS: Record<Outcome, string> = {
  may: color.success100,
  have: color.teal100,
  after: color.teal100,
  unlikely: color.sunken,
  unknown: color.sunken,
};

const Disc = styled.span<{ $outcome: Outcome }>`
  grid-row: span 3;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: ${({ $outcome }) => TINTS[$outcome]};
  color: ${({ $outcome }) => OUTCOME_COLORS[$outcome]};
  @media print {
    print-color-adjust: exact;
  }
  @container page (max-width: 18rem) {
    display: none;
  }
`;

const Name = styled.p`
  font-size: ${text.row};
  font-weight: 700;
  line-height: 1.35;
`;

const State = styled.p<{ $outcome: Outcome }>`
  font-weight: 700;
  line-height: 1.4;
  color: ${({ $outcome }) => OUTCOME_COLORS[$outcome]};
`;

const Why = styled.p`
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
`;

/** The (at most three) reasons of an answer, each with its own outcome. */
function VerdictCards({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <Cards>
      {verdicts.map(({ id, outcome, name, state, why }) => (
        <Box key={id} $outcome={outcome}>
          <Disc $outcome={outcome}>
            <Icon of={OUTCOME_ICONS[outcome]} />
          </Disc>
          <Name>{name}</Name>
          <State $outcome={outcome}>{state}</State>
          {why && <Why>{why}</Why>}
        </Box>
      ))}
    </Cards>
  );
}

export interface AnswerProps {
  /** The answer in one short sentence. Absent when the page's h1 says it. */
  verdict?: ReactNode;
  verdictAs?: 'h1' | 'h2';
  /** The answers of the check, in one quiet line: "67세 · 한 달 1,400달러 · 1명 · 시민권자". */
  given?: ReactNode;
  /** At most three. */
  reasons: readonly Verdict[];
  /** What to do first: it is on the first screen, under the verdict. */
  action: ReactNode;
  /** Card to show, print: buttons in a row. */
  tools?: ReactNode;
  /** OutcomeList. */
  related?: { title: string; content: ReactNode };
  /** FlipList. */
  flips?: { title: string; content: ReactNode };
  /** note: year and publisher; content: arithmetic, limits, sources, check dates. */
  receipt: { note: ReactNode; content: ReactNode };
  /** More folds. */
  children?: ReactNode;
}

const Frame = styled.div`
  display: grid;
  gap: ${space[4]};
  & > * {
    min-width: 0;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-block-start: ${space[2]};
  h1,
  h2 {
    font-size: ${text[4]};
    line-height: 1.3;
  }
`;

const Given = styled.p`
  max-width: none;
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  & > * {
    padding-inline: ${space[2]};
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(3, max-content);
    & > * {
      padding-inline: ${space[5]};
    }
  }
  @media print {
    display: none;
  }
`;

export function Answer(props: AnswerProps) {
  const { verdict, verdictAs: Title = 'h2', given, reasons, action, tools, related, flips, receipt, children } = props;
  const { t } = useTranslation('ui');
  return (
    <Frame>
      {(verdict || given) && (
        <Head>
          {verdict && <Title tabIndex={-1}>{verdict}</Title>}
          {given && <Given>{given}</Given>}
        </Head>
      )}
      {action}
      {reasons.length > 0 && <VerdictCards verdicts={reasons} />}
      {tools && (
        <Tools aria-label={t('answer.tools')} role="group">
          {tools}
        </Tools>
      )}
      <div>
        {related && <Fold title={related.title}>{related.content}</Fold>}
        {flips && <Fold title={flips.title}>{flips.content}</Fold>}
        {children}
        <ReceiptFold note={receipt.note}>{receipt.content}</ReceiptFold>
      </div>
    </Frame>
  );
}
