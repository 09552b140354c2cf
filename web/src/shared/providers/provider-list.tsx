// A list of places as rows, with the sheet that opens from them. Every directory shows its answer with it.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { Provenance } from '@app/contracts/http/provenance';
import { useLanguage } from '@web/base/i18n/use-language';
import { RowList } from '@web/ui/row-list';
import { SampleLine } from '@web/ui/sample-mark';
import { SourceLine } from '@web/ui/source-line';
import { useSheet } from '@web/ui/use-sheet';
import { listSources } from './list-sources';
import { ProviderRow } from './provider-row';
import { ProviderSheet } from './provider-sheet';
import { useIsPrinting } from '@web/ui/use-is-printing';
import styled from 'styled-components';
import { cityText } from '@app/content/places/california-cities';
import { formatNumber } from '@web/base/formats/numbers';
import { formatPhone } from '@web/base/formats/phone';
import { PrintTable } from '@web/ui/print-sheet';
import { Note } from '@web/ui/text';
import { useDistanceText } from './distance-text';
import { useKindText } from './provider-kind';
import { hasKorean, isFromMemory, namesOf } from './provider-words';

// A list of places on paper: a table, one place a line, so that a page of it can be taken to the telephone.
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

interface PlacesTableProps {
  rows: readonly ProviderResponse[];
  zip: string;
  labelledBy: string;
}

function PlacesTable({ rows, zip, labelledBy }: PlacesTableProps) {
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

export interface ProviderListProps {
  /** Tells the sheets of two lists on one page apart. */
  name: string;
  rows: readonly ProviderResponse[];
  zip: string;
  /** Id of the heading above. */
  labelledBy: string;
  /** What the source does not carry: once a list. */
  honest?: ReactNode;
  /** Further known facts of a row. */
  factsOf?: (provider: ProviderResponse) => readonly (string | null)[];
  /** Why a row was found, when it does not say so. */
  whyOf?: (provider: ProviderResponse) => ReactNode;
  /** The first number of the page may be solid. */
  isFirstSolid?: boolean;
  /** Below the rows: paging. */
  more?: ReactNode;
}

/** A registry read today is today's, whenever one of its records was last changed; a file is of its own day. */
const yearOf = ({ origin, sourceUpdatedAt, checkedOn }: Provenance): string =>
  (origin === 'live' || origin === 'sample' ? checkedOn : (sourceUpdatedAt ?? checkedOn)).slice(0, 4);

/** Publishers and the year of their data, once a list. */
function ListSourceLine({ rows, children }: { rows: readonly ProviderResponse[]; children?: ReactNode }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  // What rests on memory has no source to name.
  const sourced = rows.filter(({ provenance }) => provenance.confidence !== 'memory');
  const names = listSources(sourced).map((provenance) =>
    t('sourceOfYear', { source: provenance.sourceName[language], year: yearOf(provenance) }),
  );
  for (const { source, checkedOn } of rows.flatMap(({ networks }) => networks)) {
    names.push(t('sourceOfYear', { source: source.name[language], year: checkedOn.slice(0, 4) }));
  }
  if (names.length === 0) return null;
  return (
    <SourceLine>
      {[...new Set(names)].join('\u00a0· ')}
      {children && <>. {children}</>}
    </SourceLine>
  );
}

export function ProviderList({ name, rows, zip, factsOf, whyOf, isFirstSolid = false, ...frame }: ProviderListProps) {
  const { t } = useTranslation('records');
  const sheet = useSheet(name);
  const opened = rows.find(({ id }) => id === sheet.openId) ?? null;
  const isPrinting = useIsPrinting();
  const isSample = ({ provenance }: ProviderResponse): boolean => provenance.origin === 'sample';
  if (isPrinting) {
    return (
      <>
        {rows.some(isSample) && <SampleLine />}
        <PlacesTable rows={rows} zip={zip} labelledBy={frame.labelledBy} />
        <ListSourceLine rows={rows}>{zip && t('distance.note')}</ListSourceLine>
      </>
    );
  }
  return (
    <>
      <RowList
        labelledBy={frame.labelledBy}
        honest={frame.honest}
        hasSamples={rows.some(isSample)}
        more={frame.more}
        source={<ListSourceLine rows={rows}>{zip && t('distance.note')}</ListSourceLine>}
      >
        {rows.map((row, index) => (
          <ProviderRow
            key={row.id}
            provider={row}
            zip={zip}
            facts={factsOf?.(row)}
            why={whyOf?.(row)}
            isSolid={isFirstSolid && index === 0}
            onMore={() => sheet.open(row.id)}
          />
        ))}
      </RowList>
      <ProviderSheet provider={opened} zip={zip} onClose={sheet.close} />
    </>
  );
}
