import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterRecord } from '@app/content/records/letters';
import { HELP_LINES } from '@web/base/contacts';
import { Button } from '@web/ui/button';
import { CallButton } from '@web/ui/call-button';
import { Chip } from '@web/ui/chip';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Stack } from '@web/ui/layout';
import { RowList } from '@web/ui/row-list';
import type { LetterPicks } from '../logic/letter-query';
import type { LettersShown } from '../logic/letter-search';
import { FraudWarning } from './fraud-warning';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';

interface LetterRowProps {
  letter: LetterRecord;
  onMore: () => void;
}

/** What it is called in both languages, who sends it, by when to act. */
function LetterRow({ letter, onMore }: LetterRowProps) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const { title, sender, due, urgency } = letter;
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <ListRow
      name={title[language]}
      otherName={title[other]}
      otherLang={other}
      distance={t(`urgency.${urgency}`)}
      facts={[sender[language]]}
      why={urgency === 'keep' || urgency === 'read' || urgency === 'scam' ? null : t('row.due', { due: due[language] })}
      onMore={onMore}
    />
  );
}

/** Rows before "all". */
const FIRST = 8;

/** Rows that name a time: the date on the person's own letter is above it. */
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

interface ChoiceProps<Pick extends string> {
  label: string;
  options: readonly Pick[];
  words: (option: Pick) => string;
  onPick: (option: Pick) => void;
}

/** The one question that distinguishes the letters, answered by a press. */
function Choice<Pick extends string>({ label, options, words, onPick }: ChoiceProps<Pick>) {
  return (
    <Row role="group" $gap={2} aria-label={label} data-no-print>
      {options.map((option) => (
        <Chip key={option} onClick={() => onPick(option)}>
          {words(option)}
        </Chip>
      ))}
    </Row>
  );
}

/** What narrows the letters, said above them. */
function Narrow({ shown: { kind, senders, kinds }, onPick }: Pick<LetterResultsProps, 'shown' | 'onPick'>) {
  const { t } = useTranslation('letters');
  if (kind === 'color' && senders.length === 0) return <p>{t('color.words')}</p>;
  if (senders.length === 0 && kinds.length === 0) return null;
  const isColor = kind === 'color';
  const question = senders.length > 0 ? t(isColor ? 'color.sender' : 'ask.sender') : t('ask.kind');
  return (
    <>
      <p>{question}</p>
      {senders.length > 0 ? (
        <Choice
          label={question}
          options={senders}
          words={(from) => t(`senders.${from}`)}
          onPick={(from) => onPick({ from })}
        />
      ) : (
        <Choice
          label={question}
          options={kinds}
          words={(of) => t(`kinds.${of}`)}
          onPick={(of) => onPick({ kind: of })}
        />
      )}
    </>
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
  onPick: (part: Partial<LetterPicks>) => void;
  onAll: () => void;
}

export function LetterResults({ shown, title, onOpen, onPick, onAll }: LetterResultsProps) {
  const { kind, letters } = shown;
  return (
    <Stack $gap={3} as="section" aria-labelledby="letters">
      <h2 id="letters">{title}</h2>
      {kind === 'fraud' && <FraudWarning />}
      <Narrow shown={shown} onPick={onPick} />
      {kind === 'unknown' ? (
        <Unknown onAll={onAll} />
      ) : (
        <LetterList key={letters.map(({ id }) => id).join()} letters={letters} onOpen={onOpen} />
      )}
    </Stack>
  );
}
