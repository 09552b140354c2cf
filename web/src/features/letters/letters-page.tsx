import { BookA } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LETTERS, LETTER_COLORS, LETTER_KINDS, LETTER_SENDERS } from '@app/content/records/letters';
import { HELP_LINES } from '@web/base/contacts';
import { useQuery } from '@web/shared/address/use-query';
import { HelpBand } from '@web/ui/help-band';
import { Grid, Row, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { LetterResults } from './components/letter-results';
import { LetterSheet } from './components/letter-sheet';
import { LETTER_QUERY, hasPicks } from './logic/letter-query';
import type { LetterPicks } from './logic/letter-query';
import { searchLetters } from './logic/letter-search';
import type { LettersShown } from './logic/letter-search';
import { useOpenLetter } from './logic/use-open-letter';
import styled from 'styled-components';
import { Chip } from '@web/ui/chip';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { PaperSwatch } from './components/paper-swatch';

interface LetterFinderProps {
  words: string;
  onWords: (words: string) => void;
  picks: LetterPicks;
  onPick: (part: Partial<LetterPicks>) => void;
  /** Said to screen readers after each change. */
  status: string;
}

const Colors = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: 0.375rem;
    font-weight: 700;
  }
`;

const LONGEST = 200;

function ColorPicks({ picks, onPick }: Pick<LetterFinderProps, 'picks' | 'onPick'>) {
  const { t } = useTranslation('letters');
  return (
    <Colors>
      <legend>{t('finder.color')}</legend>
      <Row $gap={2}>
        {LETTER_COLORS.map((color) => (
          <Chip
            key={color}
            isPressed={picks.color === color}
            onClick={() => onPick({ color: picks.color === color ? null : color })}
          >
            <PaperSwatch of={color} />
            {t(`colors.${color}`)}
          </Chip>
        ))}
      </Row>
    </Colors>
  );
}

/** Words in either language, and three picks that narrow. Nothing typed leaves the page. */
function LetterFinder({ words, onWords, picks, onPick, status }: LetterFinderProps) {
  const { t } = useTranslation('letters');
  const any = { value: '', label: t('finder.any') };
  return (
    <Stack $gap={4} data-no-print>
      <div role="search" aria-label={t('finder.title')}>
        <TextField
          label={t('finder.words')}
          hint={t('finder.hint')}
          type="search"
          maxLength={LONGEST}
          autoComplete="off"
          value={words}
          onValueChange={onWords}
        />
      </div>
      <Fold
        // A first letter typed folds the picks away: the answer moves up.
        key={String(words === '')}
        title={t('finder.picks')}
        isOpenAtFirst={words === '' || hasPicks(picks)}
      >
        <Grid $min="14rem">
          <Select
            label={t('finder.from')}
            value={picks.from ?? ''}
            onValueChange={(value) => onPick({ from: LETTER_SENDERS.find((from) => from === value) ?? null })}
            options={[any, ...LETTER_SENDERS.map((from) => ({ value: from, label: t(`senders.${from}`) }))]}
          />
          <Select
            label={t('finder.kind')}
            value={picks.kind ?? ''}
            onValueChange={(value) => onPick({ kind: LETTER_KINDS.find((kind) => kind === value) ?? null })}
            options={[any, ...LETTER_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))]}
          />
        </Grid>
        <ColorPicks picks={picks} onPick={onPick} />
      </Fold>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Stack>
  );
}

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
