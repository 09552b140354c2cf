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
import { PlacesTable } from './places-table';
import { ProviderRow } from './provider-row';
import { ProviderSheet } from './provider-sheet';
import { useIsPrinting } from '@web/ui/use-is-printing';

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
