import { Languages, MessageSquareText } from 'lucide-react';
import styled from 'styled-components';
import { cardWord } from '@app/content/records/show-cards';
import { keepTogether } from '@web/base/formats/keep-together';
import { Icon } from '@web/ui/icon';
import { color, space, text } from '@web/ui/tokens';
import type { Card, CardFact } from './card';

const Half = styled.section`
  display: grid;
  gap: ${space[4]};
  padding: clamp(1.25rem, 4cqi, 2.5rem);
  line-height: 1.4;
  &[lang='en'] {
    background: ${color.teal50};
  }
  /* For the person across the desk. */
  &[data-turned] {
    transform: rotate(180deg);
  }
  & > * {
    min-width: 0;
    max-width: none;
  }
  @media print {
    gap: 2mm;
    padding: 3mm 6mm;
    break-inside: avoid;
    &[lang='en'] {
      background: none;
    }
  }
`;

const Label = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  font-size: ${text[6]};
  font-weight: 700;
  color: ${color.inkSoft};
`;

const Say = styled.p`
  font-size: clamp(1.375rem, 1.05rem + 2.2cqi, 2rem);
  font-weight: 700;
  line-height: 1.35;
  text-wrap: balance;
  @media print {
    font-size: 16pt;
    line-height: 1.3;
  }
`;

/* Numbered alike in both halves: a finger on "2" is the same question for both readers. */
const Asks = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.75em;
  font-size: clamp(1.1875rem, 1rem + 1cqi, 1.375rem);
  list-style: decimal;
  li::marker {
    font-weight: 700;
  }
  @media print {
    gap: 1mm;
    font-size: 13pt;
    line-height: 1.3;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${space[2]} ${space[5]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line};
  dt {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  dd {
    font-size: ${text.row};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  [data-long] {
    grid-column: 1 / -1;
  }
  [data-long='text'] dd {
    font-size: ${text[5]};
    font-weight: 400;
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1mm 6mm;
    padding-block-start: 2mm;
    line-height: 1.3;
    dt {
      font-size: 10pt;
    }
    dd {
      font-size: 12pt;
    }
    [data-long='text'] dd {
      font-size: 11pt;
    }
  }
`;

const Source = styled.p`
  font-size: ${text[6]};
  color: ${color.inkSoft};
  @media print {
    font-size: 10pt;
    line-height: 1.3;
  }
`;

/** From these lengths on a fact takes a line of its own, and is text to read rather than a word of a table. */
const LINE = 34;
const TEXT = 90;

function longOf({ length }: string): 'line' | 'text' | undefined {
  if (length < LINE) return undefined;
  return length < TEXT ? 'line' : 'text';
}

/** Names the place once for screen readers; numbers and addresses that read alike are in the English half. */
const factsIn = (language: 'ko' | 'en', facts: readonly CardFact[]): readonly CardFact[] =>
  language === 'en' ? facts : facts.filter(({ value }, at) => at === 0 || value.ko !== value.en);

export interface CardHalfProps {
  card: Card;
  language: 'ko' | 'en';
  hasOwn: boolean;
  isTurned?: boolean;
}

/** One side of a card, whole in its language. */
export function CardHalf({ card, language, hasOwn, isTurned = false }: CardHalfProps) {
  const { say, asks, facts, own, source } = card;
  const label = language === 'ko' ? cardWord('mine').ko : cardWord('staff').en;
  const shown = [...factsIn(language, facts), ...(hasOwn ? own : [])];
  const notes = [
    ...(source ? [`${cardWord('source')[language]} ${source[language]}`] : []),
    ...(hasOwn && own.length > 0 ? [cardWord('selfReported')[language]] : []),
  ];
  const lineOf = (words: string) => (language === 'ko' ? keepTogether(words) : words);
  return (
    <Half lang={language} aria-label={label} data-turned={isTurned || undefined}>
      <Label>
        <Icon of={language === 'ko' ? Languages : MessageSquareText} size="s" />
        {label}
      </Label>
      <Say>{lineOf(say[language])}</Say>
      <Asks>
        {asks.map((ask) => (
          <li key={ask.en}>{lineOf(ask[language])}</li>
        ))}
      </Asks>
      {shown.length > 0 && (
        <Facts>
          {shown.map(({ label: name, value }) => (
            <div key={name.en} data-long={longOf(value[language])}>
              <dt>{name[language]}</dt>
              <dd>{value[language]}</dd>
            </div>
          ))}
        </Facts>
      )}
      {notes.length > 0 && <Source>{notes.join(' · ')}</Source>}
    </Half>
  );
}
