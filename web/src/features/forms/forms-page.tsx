import { CalendarCheck, FileText, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMS } from '@app/content/records/forms';
import type { FormRecord } from '@app/content/records/forms';
import { WORKSHEETS } from '@app/content/records/worksheets';
import { HELP_LINES } from '@web/base/contacts';
import { Button } from '@web/ui/button';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { PageHead } from '@web/ui/page-head';
import { RowList } from '@web/ui/row-list';
import { useSheet } from '@web/ui/use-sheet';
import { FormSheet } from './components/form-sheet';
import { WorksheetRow } from './components/worksheet-row';
import { WorksheetSheet } from './components/worksheet-sheet';
import { formatDay, formatTime } from '@web/base/formats/dates';
import type { UiLanguage } from '@web/base/i18n/language';
import { useLanguage } from '@web/base/i18n/use-language';
import { ReadyText } from '@web/shared/ready-text/ready-text';
import { CallButton } from '@web/ui/call-button';
import { Callout } from '@web/ui/callout';
import { Dialog } from '@web/ui/dialog';
import { SayCard } from '@web/ui/say-card';
import { useConsultation } from './hooks/use-consultation';
import { TOPICS } from './logic/consultation';
import type { Consultation, Topic } from './logic/consultation';
import { ConsultationFields } from './components/consultation-fields';
import { ListRow } from '@web/ui/list-row';
import { isUnconfirmed } from '@web/shared/provenance/curated';

/** One official form: what it is for, whether it is there in Korean, and the agency's own document. */
function FormRow({ form, onMore }: { form: FormRecord; onMore: () => void }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { name, nameKo, category, description, downloadUrl, hasKorean } = form;
  const isKoreanFirst = language === 'ko' && nameKo !== null;
  return (
    <ListRow
      name={isKoreanFirst ? nameKo : name}
      nameLang={isKoreanFirst ? 'ko' : 'en'}
      otherName={isKoreanFirst ? name : null}
      otherLang="en"
      facts={[t(`categories.${category}`), hasKorean && !isUnconfirmed(form, 'hasKorean') && t('official.inKorean')]}
      why={description?.[language]}
      step={downloadUrl ? { label: t('official.view'), href: downloadUrl, icon: FileText } : null}
      onMore={onMore}
    />
  );
}

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

interface ConsultationDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function ConsultationDialog({ isOpen, onOpenChange }: ConsultationDialogProps) {
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

const HELP = ['hicap', 'mediCal', 'socialSecurity'] as const;

function OfficialForms() {
  const { t } = useTranslation('forms');
  const sheet = useSheet('form');
  return (
    <Stack $gap={3} as="section" aria-labelledby="official">
      <h2 id="official">{t('official.title', { count: FORMS.length })}</h2>
      <RowList labelledBy="official" honest={t('official.honest')}>
        {FORMS.map((form) => (
          <FormRow key={form.id} form={form} onMore={() => sheet.open(form.id)} />
        ))}
      </RowList>
      <FormSheet form={FORMS.find(({ id }) => id === sheet.openId) ?? null} onClose={sheet.close} />
    </Stack>
  );
}

function Worksheets() {
  const { t } = useTranslation('forms');
  const sheet = useSheet('worksheet');
  return (
    <TitledSection id="worksheets" title={t('worksheets.title', { count: WORKSHEETS.length })}>
      <RowList labelledBy="worksheets" honest={t('worksheets.honest')}>
        {WORKSHEETS.map((worksheet) => (
          <WorksheetRow key={worksheet.id} worksheet={worksheet} onMore={() => sheet.open(worksheet.id)} />
        ))}
      </RowList>
      <WorksheetSheet worksheet={WORKSHEETS.find(({ id }) => id === sheet.openId) ?? null} onClose={sheet.close} />
    </TitledSection>
  );
}

/** /forms: the agencies' own forms, our Korean worksheets, and a sheet to prepare a consultation with. */
export function FormsPage() {
  const { t } = useTranslation('forms');
  const [isScheduling, setIsScheduling] = useState(false);
  const phones = HELP.map((id) => ({
    id,
    who: t(`consultation.lines.${id}`),
    phone: HELP_LINES[id].number,
  }));
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[]}
        action={
          <Button variant="primary" icon={CalendarCheck} onClick={() => setIsScheduling(true)}>
            {t('schedule')}
          </Button>
        }
      />
      <OfficialForms />
      <Worksheets />
      <HelpBand title={t('help.title')} text={t('help.text')} phones={phones}>
        <Button onClick={() => setIsScheduling(true)}>{t('schedule')}</Button>
      </HelpBand>
      <ConsultationDialog isOpen={isScheduling} onOpenChange={setIsScheduling} />
    </Wrap>
  );
}
