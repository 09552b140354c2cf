// Social Security offices near a ZIP, and the places where people are helped in Korean.
import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { CONTACTS } from '@app/content/records/contacts';
import { OFFICE_PATHS } from '@app/contracts/http/offices';
import type { OfficeResponse } from '@app/contracts/http/offices';
import { HELP_LINES } from '@web/base/contacts';
import { formatMiles } from '@web/base/formats/numbers';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import { isWholeZip } from '@web/base/zip-digits';
import { useZip } from '@web/base/zip-travel';
import { apiGet, withQuery } from '@web/shared/api/api-client';
import { mapOfProvider } from '@web/shared/providers/provider-links';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Grid, Row, Stack } from '@web/ui/layout';
import { ListRow } from '@web/ui/list-row';
import { LoadingText } from '@web/ui/loading-text';
import { PhoneCard } from '@web/ui/phone-card';
import { PhoneLink } from '@web/ui/phone-link';
import { RowList } from '@web/ui/row-list';
import { TextLink } from '@web/ui/text-link';
import { ZipField } from '@web/ui/zip-field';

const NEAREST = 5;
/** docs/facts/sources.md#offices-and-senior-housing: a form to ask, no page to read. */
const OFFICE_FINDER = 'https://secure.ssa.gov/ICON/';
/** Counties' lines and Korean centers with a verified number; ids of help-lines.json. */
const NEARBY = ['dpss', 'oc-ssa', 'aaa-la', 'ktown-senior-center', 'kheir', 'kfam', 'kcs-oc', 'consulate-la'] as const;

/** Where every office can be found, whether or not the list of them has been read yet. */
function EveryOffice() {
  const { t } = useTranslation('contact');
  return (
    <p>
      {t('offices.instead')}{' '}
      <PhoneLink phone={HELP_LINES.socialSecurity.number} label={t('methods.lines.socialSecurity.who')} />{' '}
      <TextLink href={OFFICE_FINDER}>{t('offices.finder')}</TextLink>
    </p>
  );
}

/** No one knows an office there, or no one answers: whom to call instead. */
function NoOffices({ isFailed }: { isFailed: boolean }) {
  const { t } = useTranslation('contact');
  return (
    <Callout tone={isFailed ? 'warning' : 'info'} title={t(isFailed ? 'offices.failed' : 'offices.none')} role="status">
      <EveryOffice />
    </Callout>
  );
}

function Found({ zip }: { zip: string }) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const { data, error } = useSWR<OfficeResponse[], Error>(
    withQuery(OFFICE_PATHS.offices, { zip, limit: NEAREST }),
    (path: string) => apiGet<OfficeResponse[]>(path),
  );
  if (!data) return error ? <NoOffices isFailed /> : <LoadingText>{t('offices.loading')}</LoadingText>;
  if (data.length === 0) return <NoOffices isFailed={false} />;
  return (
    <RowList label={t('offices.list')} hasSamples={data.some(({ provenance }) => provenance.origin === 'sample')}>
      {data.map((office) => (
        <ListRow
          key={office.id}
          name={office.name}
          nameLang="en"
          nameAs="h4"
          distance={office.distanceMiles === null ? null : formatMiles(office.distanceMiles, language)}
          facts={[`${office.address}, ${office.city}, ${office.state} ${office.zipCode}`]}
          isSample={office.provenance.origin === 'sample'}
          phone={office.phone}
          step={{ label: t('offices.map'), href: mapOfProvider(office) ?? OFFICE_FINDER, icon: MapPin }}
        />
      ))}
    </RowList>
  );
}

export function Offices() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const [typed, setTyped] = useState(useZip());
  const [zip, setZip] = useState(typed);
  const places = NEARBY.flatMap((id) => CONTACTS.find((contact) => contact.id === id) ?? []);
  return (
    <Stack>
      <form
        role="search"
        aria-label={t('offices.form')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWholeZip(typed)) setZip(typed);
        }}
        data-no-print
      >
        <Stack $gap={3}>
          <p>{t('offices.about')}</p>
          <ZipField size="normal" value={typed} onValueChange={setTyped} />
          <Row>
            <Button type="submit" variant="primary" icon={Search} disabled={!isWholeZip(typed)}>
              {t('offices.find')}
            </Button>
          </Row>
        </Stack>
      </form>
      {isWholeZip(zip) ? <Found zip={zip} /> : <EveryOffice />}
      <h4>{t('offices.nearby')}</h4>
      <Grid $min="17rem">
        {places.map(({ id, name, nameKo, number, hours, address }) => (
          <PhoneCard
            key={id}
            who={nameIn({ name, nameKo }, language)}
            phone={number}
            when={[hours?.[language], address].filter(Boolean).join(' · ')}
          />
        ))}
      </Grid>
    </Stack>
  );
}
