import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterRecord, LetterSender } from '@app/content/records/letters';
import { HELP_LINES } from '@web/base/contacts';
import { Button } from '@web/ui/button';
import { CallButton } from '@web/ui/call-button';
import { Chip } from '@web/ui/chip';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Stack } from '@web/ui/layout';
import { RowList } from '@web/ui/row-list';
import type { LettersShown } from '../logic/letter-search';
import { FraudWarning } from './fraud-warning';
import { LetterRow } from './letter-row';

/** Rows before "all". */
const FIRST = 8;

/** Rows that name a time: the date on the person's own letter stands above it. */
const hasDue = (letters: readonly LetterRecord[]): boolean =>
  letters.some(({ urgency }) => urgency !== 'keep' && urgency !== 'read' && urgency !== 'scam');

interface LetterListProps {
  letters: readonly LetterRecord[];
  onOpen: (id: string) => void;
}

function LetterList({ letters, onOpen }: LetterListProps) {
  const { t } = useTranslation('letters');
  const [hasAll, setHasAll] = useState(false);
  const isLong = letters.length > FIRST && !hasAll;
  return (
    <RowList
      labelledBy="letters"
      honest={hasDue(letters) ? t('sheet.printedDate') : undefined}
      more={isLong && <Button onClick={() => setHasAll(true)}>{t('more', { count: letters.length })}</Button>}
    >
      {letters.slice(0, isLong ? FIRST : letters.length).map((letter) => (
        <LetterRow key={letter.id} letter={letter} onMore={() => onOpen(letter.id)} />
      ))}
    </RowList>
  );
}

/** Several letters have this paper: who sent it decides. */
function WhoSent({ senders, onPick }: { senders: readonly LetterSender[]; onPick: (from: LetterSender) => void }) {
  const { t } = useTranslation('letters');
  return (
    <Row role="group" $gap={2} aria-labelledby="letters" data-no-print>
      {senders.map((from) => (
        <Chip key={from} onClick={() => onPick(from)}>
          {t(`senders.${from}`)}
        </Chip>
      ))}
    </Row>
  );
}

function Unknown({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('letters');
  return (
    <EmptyState
      title={t('unknown.title')}
      titleAs="h3"
      action={
        <Row style={{ justifyContent: 'center' }}>
          <CallButton phone={HELP_LINES.hicap.number} who={t('help.hicap')} isSolid />
          <Button onClick={onAll}>{t('unknown.all')}</Button>
        </Row>
      }
    >
      <p>{t('unknown.text')}</p>
    </EmptyState>
  );
}

export interface LetterResultsProps {
  shown: LettersShown;
  title: string;
  onOpen: (id: string) => void;
  onSender: (from: LetterSender) => void;
  onAll: () => void;
}

export function LetterResults({ shown, title, onOpen, onSender, onAll }: LetterResultsProps) {
  const { t } = useTranslation('letters');
  const { kind, letters, senders } = shown;
  return (
    <Stack $gap={3} as="section" aria-labelledby="letters">
      <h2 id="letters">{title}</h2>
      {kind === 'fraud' && <FraudWarning />}
      {kind === 'color' && <p>{t(senders.length > 0 ? 'color.sender' : 'color.words')}</p>}
      {senders.length > 0 && <WhoSent senders={senders} onPick={onSender} />}
      {kind === 'unknown' ? (
        <Unknown onAll={onAll} />
      ) : (
        <LetterList key={letters.map(({ id }) => id).join()} letters={letters} onOpen={onOpen} />
      )}
    </Stack>
  );
}
