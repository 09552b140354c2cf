import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMS } from '@app/content/records/forms';
import { WORKSHEETS } from '@app/content/records/worksheets';
import { HELP_LINES } from '@web/base/contacts';
import { Button } from '@web/ui/button';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { PageHead } from '@web/ui/page-head';
import { RowList } from '@web/ui/row-list';
import { useSheet } from '@web/ui/use-sheet';
import { ConsultationDialog } from './components/consultation-dialog';
import { FormRow } from './components/form-row';
import { FormSheet } from './components/form-sheet';
import { WorksheetRow } from './components/worksheet-row';
import { WorksheetSheet } from './components/worksheet-sheet';

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
  const [isAsking, setIsAsking] = useState(false);
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
          <Button variant="primary" icon={CalendarCheck} onClick={() => setIsAsking(true)}>
            {t('schedule')}
          </Button>
        }
      />
      <OfficialForms />
      <Worksheets />
      <HelpBand title={t('help.title')} text={t('help.text')} phones={phones}>
        <Button onClick={() => setIsAsking(true)}>{t('schedule')}</Button>
      </HelpBand>
      <ConsultationDialog isOpen={isAsking} onOpenChange={setIsAsking} />
    </Wrap>
  );
}
