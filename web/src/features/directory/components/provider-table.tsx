import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/shared/i18n/use-language';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { PhoneLink } from '@web/ui/phone-link';
import { Figure, Note } from '@web/ui/text';
import { color } from '@web/ui/tokens';
import { ProviderDialog } from './provider-dialog';
import { namesOf, ProviderLanguages, ProviderMarks, ProviderSpecialty, SecondName } from './provider-words';

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

export interface ProviderTableProps {
  caption: string;
  rows: readonly ProviderResponse[];
  /** Pharmacies have none worth a column. */
  hasSpecialty: boolean;
  /** A radius was asked: every row says how far it is. */
  hasDistance: boolean;
  /** The asked ZIP, for "same ZIP". */
  zip: string;
}

function useColumns(
  { hasSpecialty, hasDistance, zip }: ProviderTableProps,
  open: (provider: ProviderResponse) => void,
): DataColumn<ProviderResponse>[] {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const name: DataColumn<ProviderResponse> = {
    id: 'name',
    header: t('fields.name'),
    isRowHeader: true,
    cell: (provider) => {
      const { first } = namesOf(provider, language);
      return (
        <NameCell>
          <NameButton type="button" lang={first.lang} aria-haspopup="dialog" onClick={() => open(provider)}>
            {first.text}
          </NameButton>
          <SecondName provider={provider} />
          <ProviderMarks provider={provider} />
        </NameCell>
      );
    },
  };
  const specialty: DataColumn<ProviderResponse> = {
    id: 'specialty',
    header: t('fields.specialty'),
    cell: (provider) => <ProviderSpecialty provider={provider} />,
  };
  const distance: DataColumn<ProviderResponse> = {
    id: 'distance',
    header: t('fields.distance'),
    cell: ({ zipCode, distanceMiles }) => {
      if (zipCode === zip) return <Figure>{t('distance.same')}</Figure>;
      if (distanceMiles === null || distanceMiles === undefined) return <Note as="span">{t('distance.unknown')}</Note>;
      return <Figure>{t('distance.miles', { miles: distanceMiles.toFixed(1) })}</Figure>;
    },
  };
  return [
    name,
    ...(hasSpecialty ? [specialty] : []),
    ...(hasDistance ? [distance] : []),
    {
      id: 'address',
      header: t('fields.address'),
      cell: ({ address, city }) =>
        address || city ? (
          <span lang="en">{[address, address?.includes(city ?? '') ? null : city].filter(Boolean).join(', ')}</span>
        ) : (
          <Note as="span">{t('unknown.address')}</Note>
        ),
    },
    { id: 'zip', header: t('fields.zip'), cell: ({ zipCode }) => <Figure>{zipCode}</Figure> },
    {
      id: 'phone',
      header: t('fields.phone'),
      cell: (provider) => <PhoneLink phone={provider.phone} label={namesOf(provider, language).first.text} />,
    },
    {
      id: 'languages',
      header: t('fields.languages'),
      cell: (provider) => <ProviderLanguages provider={provider} />,
    },
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
