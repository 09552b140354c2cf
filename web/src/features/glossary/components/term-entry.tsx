import styled from 'styled-components';
import { hasHangul } from '@app/content/matching/hangul';
import { withAmounts } from '@app/content/records/amounts';
import type { GlossaryTerm } from '@app/content/records/glossary';
import { useLanguage } from '@web/base/i18n/use-language';
import { useFigures } from '@web/shared/benefits/use-figures';
import { CitedPages, useAmountText } from '@web/shared/cited-text';
import { CardButton } from '@web/shared/show-card/card-button';
import { useToday } from '@web/shared/use-today';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { color, space, text } from '@web/ui/tokens';
import { citedPage } from '@app/content/records/cited';
import type { BilingualText } from '@app/contracts/http/errors';
import { cardOf, factOf, seenSource } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of a word somebody does not understand. @param meaning with today's amounts in it */
function termCard({ term, sources }: GlossaryTerm, meaning: BilingualText): Card {
  const [first] = sources.map(citedPage);
  return cardOf(
    'term',
    [...factOf('term', term), ...factOf('meaning', meaning)],
    first ? seenSource(first.title, first.checkedOn, first.verified) : null,
  );
}

/** The word list of this guide: named once for the whole page, not under every term. */
export const OWN_LIST = 'our-glossary';

const Box = styled.article`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  break-inside: avoid;
  /* Its word begins where the text does. */
  & > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space[3]});
  }
`;

const Name = styled.h4`
  font-size: ${text[5]};
`;

const Others = styled.p`
  color: ${color.inkSoft};
  font-size: ${text[6]};
`;

export interface TermEntryProps {
  term: GlossaryTerm;
  /** Level of the name in the page's outline. */
  nameAs: 'h3' | 'h4';
}

function TermCard({ term }: { term: GlossaryTerm }) {
  const today = useToday();
  const figures = useFigures();
  return (
    <CardButton
      card={() => termCard(term, withAmounts(term.meaning, today, figures))}
      of={term.term[useLanguage()]}
      variant="quiet"
    />
  );
}

/** The word, how else it is called, what it means, and where that is. */
export function TermEntry({ term: record, nameAs }: TermEntryProps) {
  const { id, term, also, meaning, sources } = record;
  const language = useLanguage();
  const say = useAmountText();
  // In Korean every name helps to recognize the word; in English the Korean spellings of English words do not.
  const shown = language === 'ko' ? also : also.filter((name) => !hasHangul(name));
  const others = [language === 'ko' ? term.en : term.ko, ...shown].filter((name) => name !== term[language]);
  const pages = sources.filter((source) => source !== OWN_LIST);
  return (
    <Box id={id}>
      <Name as={nameAs} tabIndex={-1}>
        {term[language]}
      </Name>
      {others.length > 0 && (
        <Others>
          {others.map((name, at) => (
            <span key={name}>
              {at > 0 && <span>{', '}</span>}
              <span lang={hasHangul(name) ? 'ko' : 'en'}>{name}</span>
            </span>
          ))}
        </Others>
      )}
      <p>{say(meaning)}</p>
      <ReadAloud text={`${term[language]}\n${say(meaning)}`} about={term[language]} />
      {pages.length > 0 && <CitedPages ids={pages} />}
      <TermCard term={record} />
    </Box>
  );
}
