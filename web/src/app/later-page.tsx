// The screen of every route in later-routes.ts.
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HELP_LINES } from '@web/base/contacts';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { Grid, Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { PhoneCard } from '@web/ui/phone-card';
import { Note } from '@web/ui/text';
import { LATER_LINKS, LATER_PAGES, OFFICIAL_SITES } from './later-links';
import type { LaterLinks } from './later-links';
import { LATER_ROUTES } from './later-routes';
import type { LaterAddress } from './later-routes';
import { SiteCard } from './site-card';

function Sites({ sites }: Pick<LaterLinks, 'sites'>) {
  const { t } = useTranslation('later');
  if (sites.length === 0) return null;
  return (
    <Section aria-labelledby="sites">
      <SectionHead>
        <h2 id="sites">{t('sitesTitle')}</h2>
      </SectionHead>
      <Grid $min="17rem">
        {sites.map((site) => (
          <SiteCard
            key={site}
            name={t(`sites.${site}.name`)}
            about={t(`sites.${site}.about`)}
            href={OFFICIAL_SITES[site]}
          />
        ))}
      </Grid>
    </Section>
  );
}

function Phones({ phones }: Pick<LaterLinks, 'phones'>) {
  const { t } = useTranslation('later');
  const language = useLanguage();
  const lines = phones.map((id) => ({
    id,
    number: HELP_LINES[id].number,
    who: t(`later:phones.${id}.who`),
    when: t(`later:phones.${id}.when`),
  }));
  if (lines.length === 0) return null;
  return (
    <Section aria-labelledby="phones">
      <SectionHead>
        <h2 id="phones">{t('later:phonesTitle')}</h2>
        <Note>{t('later:phonesNote', { date: formatDay(HELP_LINES.hicap.checkedOn, language, true) })}</Note>
      </SectionHead>
      <Grid $min="20rem">
        {lines.map((line) => (
          <PhoneCard key={line.id} who={line.who} phone={line.number} when={line.when} />
        ))}
      </Grid>
    </Section>
  );
}

const isLater = (address: string): address is LaterAddress => address in LATER_ROUTES;

export function LaterPage() {
  const { t } = useTranslation('later');
  const { pathname } = useLocation();
  const withTravellingZip = useWithZip();
  const address = `/${pathname.split('/').filter(Boolean).join('/')}`;
  if (!isLater(address)) throw new Error(`${pathname} is not a route of later-routes.ts`);
  const id = LATER_ROUTES[address];
  const links = LATER_LINKS[id];
  const phones = <Phones phones={links.phones} />;
  return (
    <Wrap>
      <PageHead
        title={t(`later:page.${id}.title`)}
        purpose={t(`later:page.${id}.sentence`)}
        crumbs={[]}
        action={
          links.pages.length > 0 &&
          links.pages.map((page, index) => (
            <LinkButton
              key={page}
              to={withTravellingZip(LATER_PAGES[page])}
              variant={index === 0 ? 'primary' : 'secondary'}
              iconAfter={ArrowRight}
            >
              {t(`later:pages.${page}`)}
            </LinkButton>
          ))
        }
      />
      <Stack>
        {links.isPhoneFirst && phones}
        <Sites sites={links.sites} />
        {!links.isPhoneFirst && phones}
      </Stack>
    </Wrap>
  );
}
