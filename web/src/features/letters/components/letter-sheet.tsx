import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK_ALIKES } from '@app/content/records/letters';
import type { LetterField, LetterRecord, LetterUrgency } from '@app/content/records/letters';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { CardButton } from '@web/shared/show-card/card-button';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';
import { KnownFacts } from '@web/ui/known-facts';
import { Grid, Row, Stack } from '@web/ui/layout';
import { Sheet } from '@web/ui/sheet';
import { SourceLine } from '@web/ui/source-line';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { FraudWarning } from './fraud-warning';
import { letterCard } from '../logic/letter-card';
import { PaperSwatch } from './paper-swatch';
import { CONTACTS } from '@app/content/records/contacts';
import { CoachedPhone } from '@web/shared/call-coach/coached-phone';
import { PhoneCard } from '@web/ui/phone-card';
import { ShieldQuestionMark } from 'lucide-react';
import { Button } from '@web/ui/button';
import { Fold } from '@web/ui/receipt-fold';

const SIGNS = ['ask', 'pay', 'call', 'check'] as const;

/** "이 편지가 진짜인가요?": what no real letter asks, and the look-alikes. On every letter. */
function RealLetter({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  return (
    <Fold title={t('real.title')} note={t('real.note')} icon={ShieldQuestionMark} titleAs="h3">
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>{t(`real.${sign}`)}</li>
        ))}
      </ul>
      <p>{t('real.alike')}</p>
      <Row $gap={2}>
        {LOOK_ALIKES.filter((letter) => letter.id !== id).map((letter) => (
          <Button key={letter.id} onClick={() => onOpen(letter.id)}>
            {letter.title[language]}
          </Button>
        ))}
      </Row>
    </Fold>
  );
}

/** The whole letter rests on general knowledge: its mark is once, at the top. */
const isFromMemory = ({ confidence }: LetterRecord): boolean => confidence === 'memory';

const isVerifying = (letter: LetterRecord, field: LetterField): boolean =>
  !isFromMemory(letter) && letter.memoryFields.includes(field);

/** "확인 중": no one has compared this with an official page yet. */
function Verifying() {
  const { t } = useTranslation('letters');
  return <Badge tone="warning">{t('verifying')}</Badge>;
}

/** Whom to call: the number on the person's own card or letter first, then offices, each with what to say. */
function LetterCalls({ letter: { callFirst, lines, phones } }: { letter: LetterRecord }) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const known = lines.flatMap((id) => CONTACTS.find((contact) => contact.id === id) ?? []);
  return (
    <Stack as="section" $gap={2} aria-labelledby="letter-calls">
      <h3 id="letter-calls">{t('sheet.call')}</h3>
      {callFirst && (
        <p>
          <b>{t('sheet.callFirst', { who: callFirst[language] })}</b>
        </p>
      )}
      <Grid $min="17rem">
        {known.map(({ id, name, nameKo, number, hours, unconfirmedFields }) => (
          <CoachedPhone
            key={id}
            line={id}
            who={nameIn({ name, nameKo }, language)}
            phone={number}
            when={unconfirmedFields.includes('hours') ? null : hours?.[language]}
          />
        ))}
        {phones.map(({ label, number }) => (
          <PhoneCard key={number} who={label[language]} phone={number} />
        ))}
      </Grid>
    </Stack>
  );
}

const TONES: Readonly<Record<LetterUrgency, BadgeTone>> = {
  urgent: 'danger',
  act: 'warning',
  decide: 'warning',
  bill: 'warning',
  read: 'neutral',
  keep: 'neutral',
  scam: 'danger',
};

interface LetterProps {
  letter: LetterRecord;
}

type PartField = Extract<LetterField, 'meaning' | 'action' | 'due' | 'ifIgnored'>;

/** One part of a letter under its question; unconfirmed parts say so next to it. */
function Part({ letter, field, children }: LetterProps & { field: PartField; children?: ReactNode }) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  return (
    <Stack as="section" $gap={1} aria-label={t(`sheet.${field}`)}>
      <Row $gap={2}>
        <h3>{t(`sheet.${field}`)}</h3>
        {isVerifying(letter, field) && <Verifying />}
      </Row>
      {children}
      <p>{field === 'due' ? <b>{letter.due[language]}</b> : letter[field][language]}</p>
    </Stack>
  );
}

/** The date on the person's own letter is above every date of ours. */
function Due({ letter }: LetterProps) {
  const { t } = useTranslation('letters');
  const hasDue = letter.urgency !== 'keep' && letter.urgency !== 'scam';
  return (
    <Part letter={letter} field="due">
      {hasDue && <Note>{t('sheet.printedDate')}</Note>}
    </Part>
  );
}

function Facts({ letter }: LetterProps) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const { sender, when, color, codes } = letter;
  const doubt = (field: LetterField): string | null => (isVerifying(letter, field) ? t('verifying') : null);
  return (
    <KnownFacts
      facts={[
        { id: 'sender', label: t('facts.sender'), value: sender[language] },
        { id: 'when', label: t('facts.when'), value: when[language], note: doubt('when') },
        {
          id: 'color',
          label: t('facts.color'),
          value: color && (
            <Row $gap={2}>
              <PaperSwatch of={color.key} />
              {color.name[language]}
            </Row>
          ),
          note: doubt('color') ?? t('facts.colorNote'),
        },
        { id: 'codes', label: t('facts.codes'), value: codes.join(', '), note: doubt('codes') },
      ]}
    />
  );
}

function Source({ letter: { sourceUrl, sourceTitle, sourceDate, checkedOn } }: LetterProps) {
  const { t } = useTranslation('letters');
  const checkedDate = useCheckedDate();
  if (!sourceUrl) return <Note>{t('sheet.memory')}</Note>;
  const checked = checkedDate(checkedOn, 'stored-copy');
  return (
    <SourceLine>
      <TextLink href={sourceUrl} lang="en">
        {sourceTitle}
      </TextLink>
      {sourceDate && <span>{` · ${t('sheet.sourceYear', { year: sourceDate.slice(0, 4) })}`}</span>}
      <span>{' · '}</span>
      <CheckedWords url={sourceUrl}>{t('sheet.checked', { date: checked })}</CheckedWords>
    </SourceLine>
  );
}

export interface LetterSheetProps {
  /** null = closed. */
  letter: LetterRecord | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Everything about one letter: what it means, what to do and by when, whom to call, whether it is real. */
export function LetterSheet({ letter, onOpen, onClose }: LetterSheetProps) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const content = useRef<HTMLDivElement>(null);
  if (!letter) return null;
  const { title, urgency, sender } = letter;
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <Sheet
      title={title[language]}
      otherTitle={title[other]}
      otherLang={other}
      isOpen
      onClose={onClose}
      meta={
        <>
          <Badge tone={TONES[urgency]}>{t(`urgency.${urgency}`)}</Badge>
          {isFromMemory(letter) && <Verifying />}
          <span>{sender[language]}</span>
        </>
      }
    >
      <ReadAloud of={content} />
      <div ref={content} style={{ display: 'contents' }}>
        {urgency === 'scam' && <FraudWarning />}
        <Part letter={letter} field="meaning" />
        <Part letter={letter} field="action" />
        <Due letter={letter} />
        <Part letter={letter} field="ifIgnored" />
      </div>
      <LetterCalls letter={letter} />
      <CardButton card={() => letterCard(letter)} />
      <RealLetter id={letter.id} onOpen={onOpen} />
      <Facts letter={letter} />
      <Source letter={letter} />
    </Sheet>
  );
}
