import { useTranslation } from 'react-i18next';
import { formatTime } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Chip } from '@web/ui/chip';
import { Grid } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { TextArea } from '@web/ui/text-area';
import { TextField } from '@web/ui/text-field';
import type { ConsultationForm } from '../hooks/use-consultation';
import { CONSULTATION_LIMITS, TIME_SLOTS, TOPIC_IDS } from '../logic/consultation';
import type { Consultation } from '../logic/consultation';

type FieldsProps = Pick<ConsultationForm, 'given' | 'faults' | 'change'>;

/** The words of a field's fault; undefined while nothing is wrong. */
function useFaultWords(faults: ConsultationForm['faults']): (field: keyof Consultation) => string | undefined {
  const { t } = useTranslation('forms');
  return (field) => {
    const fault = faults[field];
    return fault && t(`consultation.errors.${fault}`);
  };
}

function Who({ given, faults, change }: FieldsProps) {
  const { t } = useTranslation('forms');
  const wrong = useFaultWords(faults);
  const { name, phone, email } = CONSULTATION_LIMITS;
  return (
    <>
      <TextField
        label={t('consultation.name')}
        autoComplete="name"
        maxLength={name}
        required
        value={given.name}
        onValueChange={(value) => change({ name: value })}
        error={wrong('name')}
      />
      <TextField
        label={t('consultation.phone')}
        type="tel"
        autoComplete="tel-national"
        maxLength={phone}
        required
        value={given.phone}
        onValueChange={(value) => change({ phone: value })}
        error={wrong('phone')}
      />
      {!given.hasNoEmail && (
        <TextField
          label={t('consultation.email')}
          type="email"
          autoComplete="email"
          maxLength={email}
          required
          value={given.email}
          onValueChange={(value) => change({ email: value })}
          error={wrong('email')}
        />
      )}
      <div>
        <Chip
          isPressed={given.hasNoEmail}
          onClick={() => change({ hasNoEmail: !given.hasNoEmail, email: given.hasNoEmail ? given.email : '' })}
        >
          {t('consultation.noEmail')}
        </Chip>
      </div>
    </>
  );
}

function When({ given, faults, change }: FieldsProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const today = useToday();
  const wrong = useFaultWords(faults);
  return (
    <Grid $min="14rem">
      <TextField
        label={t('consultation.day')}
        hint={t('consultation.dayHint')}
        type="date"
        min={today}
        required
        value={given.preferredDate}
        onValueChange={(preferredDate) => change({ preferredDate, preferredTime: given.preferredTime })}
        error={wrong('preferredDate')}
      />
      <Select
        label={t('consultation.time')}
        value={given.preferredTime}
        onValueChange={(preferredTime) => change({ preferredTime })}
        options={[
          { value: '', label: t('consultation.anyTime') },
          ...TIME_SLOTS.map((slot) => ({ value: slot, label: formatTime(`2026-01-01T${slot}:00-08:00`, language) })),
        ]}
        error={wrong('preferredTime')}
      />
    </Grid>
  );
}

/** The fields of the specification's request: topic, who, when, and what to ask. */
export function ConsultationFields({ given, faults, change }: FieldsProps) {
  const { t } = useTranslation('forms');
  const wrong = useFaultWords(faults);
  return (
    <>
      <Select
        label={t('consultation.topic')}
        required
        value={given.consultationType}
        onValueChange={(value) => change({ consultationType: TOPIC_IDS.find((id) => id === value) ?? '' })}
        options={[
          { value: '', label: t('consultation.choose') },
          ...TOPIC_IDS.map((id) => ({ value: id, label: t(`consultation.topics.${id}`) })),
        ]}
        error={wrong('consultationType')}
      />
      <Who given={given} faults={faults} change={change} />
      <When given={given} faults={faults} change={change} />
      <TextArea
        label={t('consultation.message')}
        hint={t('consultation.messageHint')}
        maxLength={CONSULTATION_LIMITS.message}
        value={given.message}
        onValueChange={(message) => change({ message })}
      />
    </>
  );
}
