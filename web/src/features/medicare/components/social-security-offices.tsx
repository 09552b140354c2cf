import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import useSWR from 'swr';
import { OFFICE_PATHS } from '@app/contracts/http/offices';
import type { OfficeResponse } from '@app/contracts/http/offices';
import { withQuery } from '@web/shared/api/api-client';
import { apiGetList } from '@web/shared/api/list-answer';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { useRefetch } from '@web/shared/api/use-refetch';
import { formatMiles } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { PhoneText } from '@web/shared/phone-text';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { ErrorState } from '@web/ui/error-state';
import { Grid, Row, Stack } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PhoneLink } from '@web/ui/phone-link';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';

const SHOWN = 3;

const Form = styled(Card)`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`;

const Office = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  h4 {
    font-size: ${text[4]};
  }
`;

function OfficeCard({ office }: { office: OfficeResponse }) {
  const language = useLanguage();
  return (
    <Office as="article">
      <h4 lang="en">{office.name}</h4>
      <p lang="en">{[office.address, office.city, `${office.state} ${office.zipCode}`].join(', ')}</p>
      {office.distanceMiles !== null && <Note>{formatMiles(office.distanceMiles, language)}</Note>}
      {office.phone && <PhoneLink phone={office.phone} />}
      <ProvenanceLine provenance={office.provenance} />
    </Office>
  );
}

function Offices({ zip }: { zip: string }) {
  const { t } = useTranslation('medicare');
  const path = withQuery(OFFICE_PATHS.offices, { zip, limit: SHOWN });
  const { data, error, mutate } = useSWR<ListAnswer<OfficeResponse>, Error>(['offices', path], () =>
    apiGetList<OfficeResponse>(path),
  );
  const refetch = useRefetch(mutate);
  if (error) {
    return (
      <ErrorState title={t('offices.failed')} onRetry={refetch}>
        <p>
          <PhoneText>{t('offices.failedText')}</PhoneText>
        </p>
      </ErrorState>
    );
  }
  if (!data) return <LoadingText>{t('offices.loading')}</LoadingText>;
  if (data.rows.length === 0)
    return (
      <p role="status">
        <PhoneText>{t('offices.none')}</PhoneText>
      </p>
    );
  return (
    <Grid $min="17rem">
      {data.rows.map((office) => (
        <OfficeCard key={office.id} office={office} />
      ))}
    </Grid>
  );
}

/** Where one signs up in person: the nearest Social Security offices to a ZIP. */
export function SocialSecurityOffices() {
  const { t } = useTranslation('medicare');
  const [typed, setTyped] = useState('');
  const [zip, setZip] = useState<string | null>(null);
  const isReady = isWholeZip(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) setZip(typed);
  };
  return (
    <Stack as="section" aria-labelledby="offices">
      <h3 id="offices">{t('offices.title')}</h3>
      <Form as="form" role="search" aria-label={t('offices.title')} onSubmit={submit} data-no-print>
        <ZipField size="normal" value={typed} onValueChange={setTyped} />
        <Row>
          <Button type="submit" icon={MapPin} aria-disabled={!isReady}>
            {t('offices.search')}
          </Button>
        </Row>
      </Form>
      {zip && <Offices zip={zip} />}
    </Stack>
  );
}
