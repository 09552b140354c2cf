import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { KoreanBadge } from '@web/ui/korean-badge';
import { Stack } from '@web/ui/layout';
import { Paging } from '@web/ui/paging';
import { PhoneLink } from '@web/ui/phone-link';
import { Soft } from '@web/ui/text';
import { Specimen } from './specimen';

interface Place {
  id: string;
  distance: string;
  phone: string | null;
  isKorean: boolean;
}

// Invented places; their numbers belong to the range reserved for fiction.
const PLACES: readonly Place[] = [
  { id: 'first', distance: '1.0', phone: '2135550142', isKorean: true },
  { id: 'second', distance: '1.6', phone: null, isKorean: false },
];

export function Tables() {
  const { t } = useTranslation('uipage');
  const [step, setStep] = useState(1);
  const [page, setPage] = useState(6);
  const columns: DataColumn<Place>[] = [
    { id: 'name', header: t('tables.name'), cell: (place) => t(`tables.${place.id}`), isRowHeader: true },
    { id: 'distance', header: t('tables.distance'), cell: (place) => t('tables.miles', { miles: place.distance }) },
    {
      id: 'phone',
      header: t('tables.phone'),
      cell: (place) => <PhoneLink phone={place.phone} label={t(`tables.${place.id}`)} />,
    },
    {
      id: 'languages',
      header: t('tables.languages'),
      cell: (place) => (place.isKorean ? <KoreanBadge /> : <Soft>{t('tables.noLanguage')}</Soft>),
    },
  ];
  return (
    <Specimen title={t('tables.title')} about={t('tables.about')}>
      <Stack>
        <DataTable caption={t('tables.caption')} columns={columns} rows={PLACES} rowKey={(place) => place.id} />
        <Paging page={step} pageCount={2} onPage={setStep} variant="steps" label={t('tables.steps')} />
        <Paging page={page} pageCount={12} onPage={setPage} variant="numbers" label={t('tables.numbers')} />
      </Stack>
    </Specimen>
  );
}
