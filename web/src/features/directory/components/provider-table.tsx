import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/shared/i18n/use-language';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { PhoneLink } from '@web/ui/phone-link';
import { Figure, Note } from '@web/ui/text';
import { color } from '@web/ui/tokens';
import type { DirectoryKind } from '../directory-kinds';
import { ProviderDialog } from '@web/shared/providers/provider-dialog';
import {
  HousingType,
  namesOf,
  ProviderLanguages,
  ProviderMarks,
  ProviderSpecialty,
  SecondName,
} from '@web/shared/providers/provider-words';

const NameCell = styled.div`
  display: grid;
  gap: 0.25rem;
  justify-items: start;
`;

const NameButton = styled.button`
  border: 0;
  background: none;
  padding: 0.25rem 0;
  min-height: 2.75rem;
  text-align: start;
  font-weight: 700;
  line-height: 1.4;
  color: ${color.teal700};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

interface AskedPlace {
  /** A radius was asked: every row says how far it is. */
  hasDistance: boolean;
  /** The asked ZIP, for "same ZIP". */
  zip: string;
}

export interface ProviderTableProps extends AskedPlace {
  caption: string;
  rows: readonly ProviderResponse[];
  /** What the second column says; pharmacies have nothing worth one. */
  column: DirectoryKind['column'];
}

function ProviderName({ provider, onOpen }: { provider: ProviderResponse; onOpen: () => void }) {
  const { first } = namesOf(provider, useLanguage());
  return (
    <NameCell>
      <NameButton type="button" lang={first.lang} aria-haspopup="dialog" onClick={onOpen}>
        {first.text}
      </NameButton>
      <SecondName provider={provider} />
      <ProviderMarks provider={provider} />
    </NameCell>
  );
}

function ZipAndDistance({ provider, hasDistance, zip }: { provider: ProviderResponse } & AskedPlace) {
  const { t } = useTranslation('records');
  const { zipCode, distanceMiles } = provider;
  const miles = distanceMiles ?? null;
  const distance = () => {
    if (zipCode === zip) return t('distance.same');
    return miles === null ? t('distance.unknown') : t('distance.miles', { miles: miles.toFixed(1) });
  };
  return (
    <>
      <Figure>{zipCode}</Figure>
      {hasDistance && (
        <Below>
          <Figure as="b">{distance()}</Figure>
        </Below>
      )}
    </>
  );
}

/* Real columns only from the width where the table is one; as cards the cells have the whole line. */
const Street = styled.span`
  @container table (min-width: 52.01rem) {
    display: block;
    min-width: 9rem;
  }
`;

const Specialty = styled.div`
  @container table (min-width: 52.01rem) {
    min-width: 6.5rem;
    overflow-wrap: normal;
  }
`;

const Languages = styled.div`
  @container table (min-width: 52.01rem) {
    min-width: 5.75rem;
  }
`;

const Below = styled.span`
  display: block;
`;

function Address({ provider: { address, city } }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  if (!address && !city) return <Note as="span">{t('unknown.address')}</Note>;
  return <Street lang="en">{[address, address?.includes(city ?? '') ? null : city].filter(Boolean).join(', ')}</Street>;
}

function ProviderPhone({ provider }: { provider: ProviderResponse }) {
  return <PhoneLink phone={provider.phone} label={namesOf(provider, useLanguage()).first.text} />;
}

function useColumns(
  { column: second, hasDistance, zip }: ProviderTableProps,
  open: (provider: ProviderResponse) => void,
): DataColumn<ProviderResponse>[] {
  const { t } = useTranslation('records');
  const column = (
    id: string,
    cell: (provider: ProviderResponse) => ReactNode,
    isRowHeader = false,
  ): DataColumn<ProviderResponse> => ({ id, header: t(`fields.${id}`), cell, isRowHeader });
  return [
    column('name', (provider) => <ProviderName provider={provider} onOpen={() => open(provider)} />, true),
    ...(second
      ? [
          column(second, (provider) => (
            <Specialty>
              {second === 'housing' ? <HousingType provider={provider} /> : <ProviderSpecialty provider={provider} />}
            </Specialty>
          )),
        ]
      : []),
    column('address', (provider) => <Address provider={provider} />),
    column(hasDistance ? 'zipAndDistance' : 'zip', (provider) => (
      <ZipAndDistance provider={provider} hasDistance={hasDistance} zip={zip} />
    )),
    column('phone', (provider) => <ProviderPhone provider={provider} />),
    column('languages', (provider) => (
      <Languages>
        <ProviderLanguages provider={provider} />
      </Languages>
    )),
  ];
}

/** The list of a directory; a name opens everything that is known about it. */
export function ProviderTable(props: ProviderTableProps) {
  const [opened, setOpened] = useState<ProviderResponse | null>(null);
  const columns = useColumns(props, setOpened);
  return (
    <>
      <DataTable caption={props.caption} columns={columns} rows={props.rows} rowKey={({ id }) => id} />
      <ProviderDialog provider={opened} onClose={() => setOpened(null)} />
    </>
  );
}
