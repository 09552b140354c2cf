import { useTranslation } from 'react-i18next';
import { Select } from '@web/ui/select';
import { TextArea } from '@web/ui/text-area';
import { TextField } from '@web/ui/text-field';
import { INQUIRY_LANGUAGES, INQUIRY_LIMITS, INQUIRY_TYPE_IDS } from '../logic/inquiry';
import type { Inquiry, InquiryFaults } from '../logic/inquiry';

export interface InquiryFieldsProps {
  given: Inquiry;
  faults: InquiryFaults;
  change: (part: Partial<Inquiry>) => void;
}

export function InquiryChoices({ given, change }: InquiryFieldsProps) {
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

export function InquiryPerson({ given, faults, change }: InquiryFieldsProps) {
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

export function InquiryMessage({ given, faults, change }: InquiryFieldsProps) {
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
