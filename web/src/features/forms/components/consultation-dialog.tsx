// "Schedule": a form that becomes a sheet for the call. This guide books nothing and tells no one, and says so.
import { CalendarCheck, PencilLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { formatDay, formatTime } from '@web/base/formats/dates';
import type { UiLanguage } from '@web/base/i18n/language';
import { useLanguage } from '@web/base/i18n/use-language';
import { ReadyText } from '@web/shared/ready-text/ready-text';
import { Button } from '@web/ui/button';
import { CallButton } from '@web/ui/call-button';
import { Callout } from '@web/ui/callout';
import { Dialog } from '@web/ui/dialog';
import { Stack } from '@web/ui/layout';
import { SayCard } from '@web/ui/say-card';
import { useConsultation } from '../hooks/use-consultation';
import { TOPICS } from '../logic/consultation';
import type { Consultation, Topic } from '../logic/consultation';
import { ConsultationFields } from './consultation-fields';

/** What the person at the desk hears; the page says it in its own language above. */
const ENGLISH_TOPICS: Record<Topic, string> = {
  medicare: 'Medicare',
  'medi-cal': 'Medi-Cal',
  'plan-comparison': 'choosing a Medicare plan',
  'extra-help': 'Extra Help with drug costs',
  'covered-california': 'Covered California',
};

const timeWords = (slot: string, language: UiLanguage): string => formatTime(`2026-01-01T${slot}:00-08:00`, language);

/** "Korean, please. I would like an appointment about Medicare on Tue, Dec 1, 2026 at 9:00 AM." */
function inEnglish({ preferredDate, preferredTime }: Consultation, topic: Topic): string {
  const at = preferredTime === '' ? '' : ` at ${timeWords(preferredTime, 'en')}`;
  return `Korean, please. I would like an appointment about ${ENGLISH_TOPICS[topic]} on ${formatDay(preferredDate, 'en', true)}${at}.`;
}

function useSheetLines(): (given: Consultation, topic: Topic) => string[] {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  return (given, topic) => {
    const line = (key: string, value: string) =>
      value.trim() === '' ? [] : [`${t(`consultation.${key}`)}: ${value.trim()}`];
    return [
      ...line('topicLine', t(`consultation.topics.${topic}`)),
      ...line('name', given.name),
      ...line('phone', given.phone),
      ...line('email', given.email),
      ...line('day', formatDay(given.preferredDate, language, true)),
      ...line(
        'time',
        given.preferredTime === '' ? t('consultation.anyTime') : timeWords(given.preferredTime, language),
      ),
      ...line('message', given.message),
      '',
      `${t('consultation.callAt')}: ${t(`consultation.lines.${TOPICS[topic]}`)} ${HELP_LINES[TOPICS[topic]].number}`,
      ...(language === 'ko' ? [`${t('consultation.inEnglish')}: ${inEnglish(given, topic)}`] : []),
    ];
  };
}

function Ready({ given, topic, onMend }: { given: Consultation; topic: Topic; onMend: () => void }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const linesOf = useSheetLines();
  const line = TOPICS[topic];
  return (
    <>
      <ReadyText
        title={t('consultation.sheetTitle')}
        lines={linesOf(given, topic)}
        notice={{ title: t('consultation.ready'), text: t('consultation.readyText') }}
      />
      <Stack data-no-print>
        <CallButton phone={HELP_LINES[line].number} who={t(`consultation.lines.${line}`)} isSolid />
        <SayCard
          say={t('consultation.say', { topic: t(`consultation.topics.${topic}`) })}
          english={language === 'ko' ? inEnglish(given, topic) : null}
        />
        <div>
          <Button icon={PencilLine} onClick={onMend}>
            {t('consultation.mend')}
          </Button>
        </div>
      </Stack>
    </>
  );
}

function Form({ form, onCancel }: { form: ReturnType<typeof useConsultation>; onCancel: () => void }) {
  const { t } = useTranslation('forms');
  const frame = useRef<HTMLFormElement>(null);
  const { faults, given, change, finish } = form;
  const hasFaults = Object.keys(faults).length > 0;
  // The first field that is wrong takes the focus, once for each press.
  useEffect(() => {
    if (hasFaults) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasFaults]);
  return (
    <form
      ref={frame}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <Stack>
        {hasFaults && (
          <Callout tone="danger" title={t('consultation.missing')}>
            <p>{t('consultation.missingText')}</p>
          </Callout>
        )}
        <ConsultationFields given={given} faults={faults} change={change} />
        <Button type="submit" variant="primary" icon={CalendarCheck}>
          {t('consultation.make')}
        </Button>
        <Button onClick={onCancel}>{t('consultation.cancel')}</Button>
      </Stack>
    </form>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const form = useConsultation();
  const { given, isReady, mend } = form;
  if (isReady && given.consultationType !== '') {
    return <Ready given={given} topic={given.consultationType} onMend={mend} />;
  }
  return <Form form={form} onCancel={onClose} />;
}

export interface ConsultationDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ConsultationDialog({ isOpen, onOpenChange }: ConsultationDialogProps) {
  const { t } = useTranslation('forms');
  return (
    <Dialog
      title={t('consultation.title')}
      description={t('consultation.about')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Content onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
