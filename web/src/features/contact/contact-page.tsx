import { Building2, FilePen, Landmark, Mail, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bullets } from '@web/ui/bullets';
import { FoldGroup } from '@web/ui/fold-group';
import { Grid, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { TextLink } from '@web/ui/text-link';
import { InquiryForm } from './components/inquiry-form';
import { Offices } from './components/offices';
import { CONTACTS } from '@app/content/records/contacts';
import { EMERGENCY_LINES, HELP_LINES } from '@web/base/contacts';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { PhoneCard } from '@web/ui/phone-card';
import { formatDate } from '@web/base/formats/dates';
import { BeingChecked } from '@web/shared/checks/being-checked';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { useSupportEmail } from './hooks/use-support-email';

const LINES = ['hicap', 'medicare', 'mediCal', 'coveredCaliforniaKorean', 'socialSecurity', 'community'] as const;

/** The page that says so of each number. */
const PAGES: ReadonlyMap<string | null, string | null> = new Map(
  CONTACTS.map(({ number, sourceUrl }) => [number, sourceUrl]),
);

/** The lines that answer, and the site's own address where there is one. */
function Methods() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const email = useSupportEmail();
  return (
    <TitledSection
      id="methods"
      style={{ paddingBlockStart: 0 }}
      title={t('methods.title')}
      note={<Note>{t('methods.note', { date: formatDate(HELP_LINES.hicap.checkedOn, language) })}</Note>}
    >
      <Stack>
        <Grid $min="17rem" style={{ gap: space[2] }}>
          {LINES.map((id) => (
            <PhoneCard
              key={id}
              who={t(`methods.lines.${id}.who`)}
              phone={HELP_LINES[id].number}
              when={
                <>
                  {t(`methods.lines.${id}.when`)}{' '}
                  <BeingChecked url={PAGES.get(HELP_LINES[id].number) ?? null} values={[HELP_LINES[id].number]} />
                </>
              }
            />
          ))}
        </Grid>
        {email ? (
          <div>
            <p>{t('methods.site')}</p>
            <LinkButton href={`mailto:${email}`} icon={Mail}>
              {email}
            </LinkButton>
          </div>
        ) : (
          <Note>{t('methods.noEmail')}</Note>
        )}
      </Stack>
    </TitledSection>
  );
}

/** 911 first, then the lines for a crisis, a poisoning and abuse: they are in the page itself. */
function EmergencyNumbers() {
  const { t } = useTranslation(['contact', 'shell']);
  const language = useLanguage();
  const to = useWithZip();
  const abuse = CONTACTS.find(({ id }) => id === 'aps-ca');
  return (
    <>
      <Grid $min="13rem">
        {EMERGENCY_LINES.map(({ id, number }) => (
          <PhoneCard key={id} who={t(`shell:emergency.${id}`)} phone={number} when={t('contact:emergency.always')} />
        ))}
        {abuse && <PhoneCard who={nameIn(abuse, language)} phone={abuse.number} when={abuse.hours?.[language]} />}
      </Grid>
      <p>
        <TextLink to={to('/emergency-contacts')}>{t('contact:emergency.more')}</TextLink>
      </p>
    </>
  );
}

/** Keys of `contact:resources.sites`. */
const SITES = {
  medicare: 'https://www.medicare.gov',
  socialSecurity: 'https://www.ssa.gov',
  dhcs: 'https://www.dhcs.ca.gov',
  benefitsCal: 'https://benefitscal.com',
  coveredCalifornia: 'https://www.coveredca.com',
  aging: 'https://aging.ca.gov',
} as const;

function Resources() {
  const { t } = useTranslation('contact');
  return (
    <Bullets>
      {Object.entries(SITES).map(([id, href]) => (
        <li key={id}>
          <TextLink href={href}>{t(`resources.sites.${id}.name`)}</TextLink> {t(`resources.sites.${id}.about`)}
        </li>
      ))}
    </Bullets>
  );
}

/** /contact: whom to call, a message to take along or send, agencies, offices, emergency numbers. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const items = [
    { id: 'emergency', icon: Siren, content: <EmergencyNumbers />, isOpenAtFirst: true },
    { id: 'inquiry', icon: FilePen, content: <InquiryForm /> },
    { id: 'resources', icon: Landmark, content: <Resources /> },
    { id: 'offices', icon: Building2, content: <Offices /> },
  ].map((item) => ({ ...item, title: t(`${item.id}.title`), note: t(`${item.id}.note`) }));
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose')} crumbs={[]} />
      <Methods />
      <FoldGroup title={t('more')} items={items} />
    </Wrap>
  );
}
