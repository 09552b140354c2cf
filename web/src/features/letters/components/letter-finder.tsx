import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LETTER_COLORS, LETTER_KINDS, LETTER_SENDERS } from '@app/content/records/letters';
import { Chip } from '@web/ui/chip';
import { Grid, Row, Stack } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { hasPicks } from '../logic/letter-query';
import type { LetterPicks } from '../logic/letter-query';
import { PaperSwatch } from './paper-swatch';

export interface LetterFinderProps {
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
export function LetterFinder({ words, onWords, picks, onPick, status }: LetterFinderProps) {
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
