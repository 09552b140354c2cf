// What is around a list next to its rows: the counties of its ZIP, how many are not shown, print and map.
import { MapPin, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { printPage } from '@web/base/in-app-browser';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Note } from '@web/ui/text';

/** A list that was cut, a ZIP in two counties: one quiet line each, below the rows. */
export function ListCautions({ answer: { rows, total, counties } }: { answer: ListAnswer<ProviderResponse> }) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  return (
    <>
      {total > rows.length && (
        <Note>
          {t('results.more', { total: formatNumber(total, language), shown: formatNumber(rows.length, language) })}
        </Note>
      )}
      {counties.length > 1 && (
        <Note>
          {t('results.counties', { counties: counties.map((county) => countyText(county, language)).join(', ') })}
        </Note>
      )}
    </>
  );
}

export function ListTools({ mapAddress }: { mapAddress: string }) {
  const { t } = useTranslation('directory');
  return (
    <Row $gap={2} data-no-print>
      <Button variant="quiet" icon={Printer} onClick={printPage}>
        {t('tools.print')}
      </Button>
      <LinkButton variant="quiet" icon={MapPin} href={mapAddress}>
        {t('tools.map')}
      </LinkButton>
    </Row>
  );
}
