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
import { LetterList } from './components/letter-list';
import { OWN_LIST, TermEntry } from './components/term-entry';
import { findTerms, TERM_QUERY } from './logic/term-list';

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
