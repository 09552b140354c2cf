// /my-dates: a person's own calendar. Nothing that is chosen leaves this page: no address, no storage, no request.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { useToday } from '@web/shared/use-today';
import { useWithZip } from '@web/base/zip-travel';
import { EmptyState } from '@web/ui/empty-state';
import { HelpBand } from '@web/ui/help-band';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { DatesForm } from './components/dates-form';
import { DatesResult } from './components/dates-result';
import { answersOf, EMPTY_FORM } from './logic/dates-form';

function Anytime() {
  const { t } = useTranslation('dates');
  const to = useWithZip();
  return (
    <TitledSection id="anytime" data-no-print title={t('anytime.title')} note={<p>{t('anytime.lead')}</p>}>
      <Row>
        <LinkButton to={to('/medi-cal')}>{t('anytime.mediCal')}</LinkButton>
        <LinkButton to={to('/assistance-programs')}>{t('anytime.savings')}</LinkButton>
      </Row>
    </TitledSection>
  );
}

export function MyDatesPage() {
  const { t } = useTranslation(['dates', 'benefits']);
  const today = useToday();
  const [form, setForm] = useState(EMPTY_FORM);
  const answers = useMemo(() => answersOf(form), [form]);
  return (
    <Wrap>
      <div data-no-print>
        <PageHead title={t('title')} purpose={t('purpose')} />
      </div>
      <Stack $gap={5}>
        <Stack $gap={3} data-no-print>
          <Note>{t('privacy')}</Note>
          <DatesForm form={form} today={today} onChange={setForm} />
        </Stack>
        {answers ? (
          <DatesResult form={form} answers={answers} today={today} />
        ) : (
          <EmptyState title={t('empty.title')}>
            <p>{t('empty.text')}</p>
          </EmptyState>
        )}
      </Stack>
      <Anytime />
      <div data-no-print>
        <HelpBand
          title={t('help.title')}
          text={t('help.text')}
          phones={(['hicap', 'socialSecurity'] as const).map((id) => ({
            id,
            who: t(`help.${id}`),
            phone: HELP_LINES[id].number,
          }))}
        />
      </div>
    </Wrap>
  );
}
