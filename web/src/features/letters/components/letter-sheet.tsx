import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { LetterField, LetterRecord, LetterUrgency } from '@app/content/records/letters';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { CardButton } from '@web/shared/show-card/card-button';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';
import { KnownFacts } from '@web/ui/known-facts';
import { Row, Stack } from '@web/ui/layout';
import { Sheet } from '@web/ui/sheet';
import { SourceLine } from '@web/ui/source-line';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { FraudWarning } from './fraud-warning';
import { letterCard } from '../logic/letter-card';
import { LetterCalls } from './letter-calls';
import { isFromMemory, isVerifying, Verifying } from './letter-marks';
import { PaperSwatch } from './paper-swatch';
import { RealLetter } from './real-letter';

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

type Told = Extract<LetterField, 'meaning' | 'action' | 'due' | 'ifIgnored'>;

/** One part of a letter under its question; unconfirmed parts say so next to it. */
function Part({ letter, field, children }: LetterProps & { field: Told; children?: ReactNode }) {
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
  const told = useRef<HTMLDivElement>(null);
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
      <ReadAloud of={told} />
      <div ref={told} style={{ display: 'contents' }}>
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
