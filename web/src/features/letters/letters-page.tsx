import { BookA } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LETTERS } from '@app/content/records/letters';
import { HELP_LINES } from '@web/base/contacts';
import { useQuery } from '@web/shared/address/use-query';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { LetterFinder } from './components/letter-finder';
import { LetterResults } from './components/letter-results';
import { LetterSheet } from './components/letter-sheet';
import { LETTER_QUERY } from './logic/letter-query';
import type { LetterPicks } from './logic/letter-query';
import { searchLetters } from './logic/letter-search';
import type { LettersShown } from './logic/letter-search';
import { useOpenLetter } from './logic/use-open-letter';

const HELP = ['hicap', 'medicare'] as const;

function useTitle({ kind, letters, senders }: LettersShown): string {
  const { t } = useTranslation('letters');
  if (kind === 'color') return t(senders.length > 0 ? 'color.who' : 'color.which');
  if (kind === 'nearest' && letters.length === 1) return t('found.one');
  return t(`found.${kind}`, { count: letters.length });
}

function Letters() {
  const [words, setWords] = useState('');
  const [picks, ask] = useQuery(LETTER_QUERY);
  const { letter, open, close } = useOpenLetter();
  const shown = useMemo(() => searchLetters(words, picks), [words, picks]);
  const title = useTitle(shown);
  // A pick replaces the address: going back leaves the page instead of taking picks away.
  const pick = (part: Partial<LetterPicks>) => ask(part, true);
  const showAll = () => {
    setWords('');
    pick(LETTER_QUERY.empty);
  };
  return (
    <Stack $gap={5}>
      <LetterFinder words={words} onWords={setWords} picks={picks} onPick={pick} status={title} />
      <LetterResults shown={shown} title={title} onOpen={open} onPick={pick} onAll={showAll} />
      <LetterSheet letter={letter} onOpen={open} onClose={close} />
    </Stack>
  );
}

/** /letters: which letter came, what it means, by when to act and whom to call; `#medicare-bill` opens one. */
export function LettersPage() {
  const { t } = useTranslation('letters');
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose', { count: LETTERS.length })} crumbs={[]} />
      <Letters />
      <HelpBand
        title={t('help.title')}
        text={t('help.text')}
        phones={HELP.map((id) => ({
          id,
          who: t(`help.${id}`),
          phone: HELP_LINES[id].number,
          when: t(`help.${id}When`),
        }))}
      >
        <LinkButton to="/glossary" icon={BookA}>
          {t('help.glossary')}
        </LinkButton>
      </HelpBand>
    </Wrap>
  );
}
