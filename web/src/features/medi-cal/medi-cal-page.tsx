import { CalendarDays, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NOTICES } from '@app/benefits/check/closing.words';
import { day } from '@app/benefits/programs/amount-texts';
import { STATUS_DATES } from '@app/benefits/programs/medi-cal/status-dates';
import { WindowList } from '@web/shared/benefits/window-list';
import { formatPhone, telAddress } from '@web/shared/formats/phone';
import { useCheckedDate } from '@web/shared/formats/use-checked-date';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Callout } from '@web/ui/callout';
import { DetailFolds } from '@web/ui/detail-folds';
import { HelpBand } from '@web/ui/help-band';
import { Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { AfterPregnancy } from './components/after-pregnancy';
import { ApplicationPath } from './components/application-path';
import { ApplyPlaces } from './components/apply-places';
import { DatedRuleList } from './components/dated-rule-list';
import { KindsOfCover } from './components/kinds-of-cover';
import { StaleLeaflets } from './components/stale-leaflets';
import { StatusRules } from './components/status-rules';
import { WhoCanGetIt } from './components/who-can-get-it';
import { APPLY_SITES, LINES } from './logic/help-lines';

const CHANGES = ['federalEnd', 'backCover', 'work', 'renewals', 'premium'] as const;
const FAMILY = ['medi-cal'] as const;

/** The truth of 2026: not open to every status any more, and nobody who has it loses it by this alone. */
function FreezeBanner() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const date = day(STATUS_DATES.freeze)[language];
  return (
    <Callout tone="warning" icon={CalendarDays} title={t('banner.title', { date })} titleAs="h2">
      <p>{t('banner.closed', { date })}</p>
      <p>{t('banner.kept')}</p>
      <p>{t('banner.others')}</p>
    </Callout>
  );
}

function Details() {
  const { t } = useTranslation('medi-cal');
  const items = [
    { id: 'groups', content: <WhoCanGetIt /> },
    { id: 'kinds', content: <KindsOfCover /> },
    { id: 'status', content: <StatusRules /> },
    { id: 'changes', content: <DatedRuleList ids={CHANGES} /> },
    { id: 'pregnancy', content: <AfterPregnancy /> },
    { id: 'leaflets', content: <StaleLeaflets /> },
    { id: 'guide', content: <ApplicationPath /> },
  ].map(({ id, content }) => ({ id, title: t(`sections.${id}`), content }));
  return <DetailFolds title={t('sections.title')} items={items} open={['groups']} />;
}

function ApplySection() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  return (
    <Section aria-labelledby="apply">
      <SectionHead>
        <h2 id="apply">{t('apply.title')}</h2>
        <p>{t('apply.text')}</p>
      </SectionHead>
      <Stack>
        <WindowList families={FAMILY} />
        <ApplyPlaces />
        <Note>
          {NOTICES.possible[language]} {NOTICES.government[language]}
        </Note>
      </Stack>
    </Section>
  );
}

function Resources() {
  const { t } = useTranslation(['medi-cal', 'benefits']);
  const language = useLanguage();
  const phones = Object.entries(LINES).map(([id, { name, phone, hours, purpose }]) => ({
    id,
    who: name[language],
    phone,
    when: hours?.[language] ?? purpose[language],
  }));
  const checkedDate = useCheckedDate();
  return (
    <>
      <HelpBand title={t('help.title')} text={t('help.text')} phones={phones}>
        <LinkButton href={APPLY_SITES.benefitsCal} variant="primary">
          {t('apply.benefitsCal')}
        </LinkButton>
        <LinkButton to="/clinics">{t('help.clinics')}</LinkButton>
      </HelpBand>
      <Note>{t('benefits:windows.checked', { date: checkedDate(LINES.korean.checkedOn, 'stored-copy') })}</Note>
    </>
  );
}

/** /medi-cal: who may get it and up to what income and savings, what changed, how to apply, and whom to ask in Korean. */
export function MediCalPage() {
  const { t } = useTranslation('medi-cal');
  const { phone } = LINES.korean;
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]}
        action={
          <>
            <LinkButton href={APPLY_SITES.benefitsCal} variant="primary">
              {t('apply.now')}
            </LinkButton>
            {phone && (
              <LinkButton href={telAddress(phone)} icon={Phone}>
                {t('korean', { phone: formatPhone(phone) })}
              </LinkButton>
            )}
          </>
        }
      />
      <FreezeBanner />
      <Details />
      <ApplySection />
      <Resources />
    </Wrap>
  );
}
