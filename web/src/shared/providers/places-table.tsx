// A list of places on paper: a table, one place a line, so that a page of it can be taken to the telephone.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { cityText } from '@app/content/places/california-cities';
import { formatNumber } from '@web/base/formats/numbers';
import { formatPhone } from '@web/base/formats/phone';
import { useLanguage } from '@web/base/i18n/use-language';
import { PrintTable } from '@web/ui/print-sheet';
import { Note } from '@web/ui/text';
import { useDistanceText } from './distance-text';
import { useKindText } from './provider-kind';
import { hasKorean, isFromMemory, namesOf } from './provider-words';

/* Small enough that most places keep to one line. */
const Table = styled(PrintTable)`
  width: 100%;
  font-size: 9.5pt;
  th,
  td {
    padding: 0.7mm 1.2mm;
    line-height: 1.25;
  }
`;

/** Two sheets; who needs more has the screen. */
const MAX_ON_PAPER = 50;

function PlaceLine({ provider, zip }: { provider: ProviderResponse; zip: string }) {
  const { t } = useTranslation(['records', 'ui']);
  const language = useLanguage();
  const { first } = namesOf(provider, language);
  const kind = useKindText(provider, true);
  const distance = useDistanceText(provider, zip);
  const isNameOnly = isFromMemory(provider);
  const city = provider.city && cityText(provider.city, language);
  const facts = [hasKorean(provider) ? t('ui:badge.korean') : null, kind].filter(Boolean).join(' · ');
  const isSample = provider.provenance.origin === 'sample';
  return (
    <tr>
      <th scope="row" lang={first.lang}>
        {first.text}
        {isSample && <span>{` (${t('ui:sample.mark')})`}</span>}
      </th>
      <td data-sum>{!isNameOnly && provider.phone ? formatPhone(provider.phone) : ''}</td>
      {zip && <td data-sum>{distance}</td>}
      <td>{isNameOnly ? t('marks.unconfirmed') : facts}</td>
      <td lang="en">{isNameOnly ? '' : [provider.address, city].filter(Boolean).join(', ')}</td>
    </tr>
  );
}

export interface PlacesTableProps {
  rows: readonly ProviderResponse[];
  zip: string;
  labelledBy: string;
}

export function PlacesTable({ rows, zip, labelledBy }: PlacesTableProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const onPaper = rows.slice(0, MAX_ON_PAPER);
  return (
    <>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('fields.name')}</th>
            <th scope="col">{t('fields.phone')}</th>
            {zip && <th scope="col">{t('fields.distance')}</th>}
            <th scope="col">{t('fields.kind')}</th>
            <th scope="col">{t('fields.address')}</th>
          </tr>
        </thead>
        <tbody>
          {onPaper.map((row) => (
            <PlaceLine key={row.id} provider={row} zip={zip} />
          ))}
        </tbody>
      </Table>
      {rows.length > onPaper.length && (
        <Note>
          {t('printed', { shown: formatNumber(onPaper.length, language), total: formatNumber(rows.length, language) })}
        </Note>
      )}
    </>
  );
}
