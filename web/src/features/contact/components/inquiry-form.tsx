// The inquiry form. It makes a message that the visitor prints, copies or sends: this site has no mailbox of its own to fill.
import { FilePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { ReadyText } from '@web/shared/ready-text/ready-text';
import { Button } from '@web/ui/button';
import { Dialog } from '@web/ui/dialog';
import { Grid, Stack } from '@web/ui/layout';
import { useSupportEmail } from '../hooks/use-support-email';
import {
  EMPTY_INQUIRY,
  INQUIRY_LANGUAGES,
  INQUIRY_LIMITS,
  INQUIRY_TYPES,
  INQUIRY_TYPE_IDS,
  inquiryFaults,
} from '../logic/inquiry';
import type { Inquiry, InquiryFaults } from '../logic/inquiry';
import { Select } from '@web/ui/select';
import { TextArea } from '@web/ui/text-area';
import { TextField } from '@web/ui/text-field';

interface InquiryFieldsProps {
  given: Inquiry;
  faults: InquiryFaults;
  change: (part: Partial<Inquiry>) => void;
}

function InquiryChoices({ given, change }: InquiryFieldsProps) {
  const { t } = useTranslation('contact');
  return (
    <>
      <Select
        label={t('inquiry.type')}
        value={given.inquiryType}
        onValueChange={(value) => change({ inquiryType: INQUIRY_TYPE_IDS.find((id) => id === value) ?? 'general' })}
        options={INQUIRY_TYPE_IDS.map((id) => ({ value: id, label: t(`inquiry.types.${id}`) }))}
      />
      <Select
        label={t('inquiry.language')}
        value={given.language}
        onValueChange={(value) => change({ language: INQUIRY_LANGUAGES.find((id) => id === value) ?? 'korean' })}
        options={INQUIRY_LANGUAGES.map((id) => ({ value: id, label: t(`inquiry.languages.${id}`) }))}
      />
    </>
  );
}

/** The words of a field's fault; undefined while nothing is wrong. */
function useFaultWords(faults: InquiryFaults): (field: keyof Inquiry) => string | undefined {
  const { t } = useTranslation('contact');
  return (field) => {
    const fault = faults[field];
    return fault && t(`inquiry.errors.${fault}`);
  };
}

function InquiryPerson({ given, faults, change }: InquiryFieldsProps) {
  const { t } = useTranslation('contact');
  const wrong = useFaultWords(faults);
  return (
    <>
      <TextField
        label={t('inquiry.name')}
        autoComplete="name"
        required
        maxLength={INQUIRY_LIMITS.name}
        value={given.name}
        onValueChange={(name) => change({ name })}
        error={wrong('name')}
      />
      <TextField
        label={t('inquiry.email')}
        hint={t('inquiry.ifAny')}
        type="email"
        autoComplete="email"
        maxLength={INQUIRY_LIMITS.email}
        value={given.email}
        onValueChange={(email) => change({ email })}
        error={wrong('email')}
      />
      <TextField
        label={t('inquiry.phone')}
        hint={t('inquiry.ifAny')}
        type="tel"
        autoComplete="tel-national"
        maxLength={INQUIRY_LIMITS.phone}
        value={given.phone}
        onValueChange={(phone) => change({ phone })}
        error={wrong('phone')}
      />
    </>
  );
}

function InquiryMessage({ given, faults, change }: InquiryFieldsProps) {
  const { t } = useTranslation('contact');
  const wrong = useFaultWords(faults);
  return (
    <TextArea
      label={t('inquiry.message')}
      hint={t('inquiry.messageHint')}
      required
      maxLength={INQUIRY_LIMITS.message}
      value={given.message}
      onValueChange={(message) => change({ message })}
      error={wrong('message')}
    />
  );
}

function useInquiryLines(): (given: Inquiry) => string[] {
  const { t } = useTranslation('contact');
  return (given) => {
    const line = INQUIRY_TYPES[given.inquiryType];
    const filled = (key: string, value: string) =>
      value.trim() === '' ? [] : [`${t(`inquiry.${key}`)}: ${value.trim()}`];
    return [
      ...filled('typeLine', t(`inquiry.types.${given.inquiryType}`)),
      ...filled('language', t(`inquiry.languages.${given.language}`)),
      ...filled('name', given.name),
      ...filled('email', given.email),
      ...filled('phone', given.phone),
      '',
      given.message.trim(),
      ...(line ? ['', `${t('inquiry.callAt')}: ${t(`methods.lines.${line}.who`)} ${HELP_LINES[line].number}`] : []),
    ];
  };
}

/** What is written, what is wrong with it, and the press that makes a message of it. */
function useInquiry() {
  const [given, setGiven] = useState(EMPTY_INQUIRY);
  const [faults, setFaults] = useState<InquiryFaults>({});
  const [isReady, setIsReady] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Inquiry>) => {
    setGiven({ ...given, ...part });
    const touched = Object.keys(part);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !touched.includes(field))));
  };
  const finish = () => {
    const found = inquiryFaults(given);
    const isWhole = Object.keys(found).length === 0;
    // The fields have to be marked before the first of them can take the focus.
    flushSync(() => {
      setFaults(found);
      setIsReady(isWhole);
    });
    if (!isWhole) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return { fields: { given, faults, change }, isReady, setIsReady, frame, finish };
}

export function InquiryForm() {
  const { t } = useTranslation('contact');
  const email = useSupportEmail();
  const linesOf = useInquiryLines();
  const { fields, isReady, setIsReady, frame, finish } = useInquiry();
  return (
    <form
      ref={frame}
      noValidate
      aria-label={t('inquiry.title')}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <Stack>
        <p>{t(email ? 'inquiry.aboutMail' : 'inquiry.about')}</p>
        <Grid $min="16rem">
          <InquiryChoices {...fields} />
          <InquiryPerson {...fields} />
        </Grid>
        <InquiryMessage {...fields} />
        <div>
          <Button type="submit" variant="primary" icon={FilePen}>
            {t('inquiry.make')}
          </Button>
        </div>
      </Stack>
      <Dialog title={t('inquiry.sheetTitle')} isOpen={isReady} onOpenChange={setIsReady}>
        <ReadyText
          title={t('inquiry.sheetTitle')}
          lines={linesOf(fields.given)}
          mailTo={email}
          notice={{ title: t('inquiry.ready'), text: t(email ? 'inquiry.readyMail' : 'inquiry.readyText') }}
        />
      </Dialog>
    </form>
  );
}
