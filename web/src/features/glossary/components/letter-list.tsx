import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { partOf } from '@web/base/part-of-address';
import { Accordion } from '@web/ui/accordion';
import { Grid } from '@web/ui/layout';
import { color, text } from '@web/ui/tokens';
import { termsByLetter } from '../logic/term-list';
import type { LetterGroup } from '../logic/term-list';
import { TermEntry } from './term-entry';

/** Names that tell what is under a letter. */
const FIRST = 2;

const Letter = styled.span`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  align-items: baseline;
  small {
    color: ${color.inkSoft};
    font-size: ${text[6]};
    font-weight: 400;
  }
`;

function LetterTitle({ letter, terms }: LetterGroup) {
  const { t } = useTranslation('glossary');
  const language = useLanguage();
  // 공제액(디덕터블) -> 공제액
  const names = terms.slice(0, FIRST).map(({ term }) => term[language].replace(/ ?[(/].*$/, ''));
  const said = names.join(', ');
  return (
    <Letter>
      <span>{letter}</span>
      <small>{terms.length > FIRST ? t('letter', { names: said, count: terms.length }) : said}</small>
    </Letter>
  );
}

/** Every term under its letter, one letter open at a time; the address may name a term (`#deductible`). */
export function LetterList() {
  const language = useLanguage();
  const place = partOf(useLocation().hash);
  const groups = termsByLetter(language);
  const letterOfPlace = groups.find(({ terms }) => terms.some(({ id }) => id === place))?.letter ?? '';
  const asked = `${language} ${place}`;
  const [state, setState] = useState({ asked, open: letterOfPlace });
  // Another address or another language: the letter of the term it names, else none.
  const open = state.asked === asked ? state.open : letterOfPlace;
  useEffect(() => {
    if (place === '') return;
    const term = document.getElementById(place);
    term?.scrollIntoView();
    term?.querySelector<HTMLElement>('h4')?.focus({ preventScroll: true });
  }, [place]);
  return (
    <Accordion
      type="single"
      open={[open]}
      onOpenChange={([letter = '']) => setState({ asked, open: letter })}
      items={groups.map((group) => ({
        id: group.letter,
        title: <LetterTitle {...group} />,
        content: (
          <Grid $min="20rem">
            {group.terms.map((term) => (
              <TermEntry key={term.id} term={term} nameAs="h4" />
            ))}
          </Grid>
        ),
      }))}
    />
  );
}
