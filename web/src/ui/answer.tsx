// The one order of every answer: verdict, reasons, one action, related, what would change it, one receipt.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ReceiptFold } from './receipt-fold';
import { VerdictCards } from './verdict-cards';
import type { Verdict } from './verdict-cards';
import { color, space, text } from './tokens';

export interface AnswerProps {
  /** The answer in one short sentence. Absent when the page's h1 says it. */
  verdict?: ReactNode;
  verdictAs?: 'h1' | 'h2';
  /** What was asked, in one quiet line: "67세 · 한 달 1,400달러 · 1명 · 시민권자". */
  given?: ReactNode;
  /** At most three. */
  reasons: readonly Verdict[];
  /** One ActionPanel. */
  action: ReactNode;
  /** Card to show, print: buttons in a row. */
  tools?: ReactNode;
  /** OutcomeList. */
  related?: { title: string; content: ReactNode };
  /** FlipList. */
  flips?: { title: string; content: ReactNode };
  /** note: year and publisher; content: arithmetic, limits, sources, check dates. */
  receipt: { note: ReactNode; content: ReactNode };
  /** Live region text etc. under the receipt. */
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

const Part = styled.section`
  padding-block-start: ${space[4]};
  h2 {
    margin-block-end: 0.75rem;
    font-size: ${text[4]};
  }
`;

function Titled({ title, content }: { title: string; content: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {content}
    </Part>
  );
}

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
      {reasons.length > 0 && <VerdictCards verdicts={reasons} />}
      {action}
      {tools && (
        <Tools aria-label={t('answer.tools')} role="group">
          {tools}
        </Tools>
      )}
      {related && <Titled {...related} />}
      {flips && <Titled {...flips} />}
      <ReceiptFold note={receipt.note}>{receipt.content}</ReceiptFold>
      {children}
    </Frame>
  );
}
