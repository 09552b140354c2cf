import { CircleQuestionMark, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GLOSSARY } from '@app/content/records/glossary';
import { printPage } from '@web/base/in-app-browser';
import { HELP_LINES } from '@web/base/contacts';
import { useTyped } from '@web/shared/address/use-typed';
import { useQuery } from '@web/shared/address/use-query';
import { CitedPages } from '@web/shared/cited-text';
import { Button } from '@web/ui/button';
import { HelpBand } from '@web/ui/help-band';
import { Grid, Row, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { NothingMatches } from '@web/ui/nothing-matches';
import { PageHead } from '@web/ui/page-head';
import { Note, VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { OWN_LIST, TermEntry } from './components/term-entry';
import { TERM_QUERY, findTerms, termsByLetter } from './logic/term-list';
import type { LetterGroup } from './logic/term-list';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { partOf } from '@web/base/part-of-address';
import { Accordion } from '@web/ui/accordion';
import { color, text } from '@web/ui/tokens';

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
function LetterList() {
  const language = useLanguage();
  const place = partOf(useLocation().hash);
  const groups = termsByLetter(language);
  const letterOfPlace = groups.find(({ terms }) => terms.some(({ id }) => id === place))?.letter ?? '';
  const stateKey = `${language} ${place}`;
  const [state, setState] = useState({ stateKey, open: letterOfPlace });
  // Another address or another language: the letter of the term it names, else none.
  const open = state.stateKey === stateKey ? state.open : letterOfPlace;
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
      onOpenChange={([letter = '']) => setState({ stateKey, open: letter })}
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

function FoundTerms({ words, onAll }: { words: string; onAll: () => void }) {
  const { t } = useTranslation('glossary');
  const found = findTerms(words);
  return (
    <>
      <VisuallyHidden role="status">{t('finder.count', { count: found.length })}</VisuallyHidden>
      {found.length > 0 ? (
        <Grid $min="20rem">
          {found.map((term) => (
            <TermEntry key={term.id} term={term} nameAs="h3" />
          ))}
        </Grid>
      ) : (
        <NothingMatches title={t('empty.title')} text={t('empty.text')} all={t('empty.all')} onAll={onAll} />
      )}
    </>
  );
}

function Terms() {
  const { t } = useTranslation('glossary');
  const [query, ask] = useQuery(TERM_QUERY);
  // Typing replaces the address: going back leaves the page instead of taking letters away.
  const typed = useTyped(query.words, (text) => ask({ words: text }, true));
  const isSearch = query.words.trim() !== '';
  return (
    <Stack $gap={4} as="section" aria-labelledby="words">
      <h2 id="words">{isSearch ? t('found') : t('byLetter')}</h2>
      <div role="search" aria-label={t('finder.title')} data-no-print>
        <TextField label={t('finder.words')} type="search" maxLength={200} {...typed} />
      </div>
      {isSearch ? <FoundTerms words={query.words} onAll={() => ask(TERM_QUERY.empty)} /> : <LetterList />}
      <Stack $gap={1}>
        <Note>{t('own')}</Note>
        <CitedPages ids={[OWN_LIST]} />
      </Stack>
    </Stack>
  );
}

/** /glossary: insurance words in plain language; `?q` finds, `#deductible` leads to a term. */
export function GlossaryPage() {
  const { t } = useTranslation('glossary');
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose', { count: GLOSSARY.length })} crumbs={[]} />
      <Stack $gap={3}>
        <Terms />
        <Row data-no-print>
          <Button icon={Printer} onClick={printPage}>
            {t('print')}
          </Button>
        </Row>
      </Stack>
      <HelpBand
        title={t('help.title')}
        text={t('help.text')}
        phones={[{ id: 'hicap', who: t('help.hicap'), phone: HELP_LINES.hicap.number, when: t('help.hicapWhen') }]}
      >
        <LinkButton to="/faqs" icon={CircleQuestionMark}>
          {t('help.faqs')}
        </LinkButton>
      </HelpBand>
    </Wrap>
  );
}
