// When somebody leaves and returns, and what a stay can change. Screens that show it load the `dates` namespace.
import { useTranslation } from 'react-i18next';
import { TRIP_HOLDINGS } from '@app/benefits/dates/answers';
import type { TripHolding } from '@app/benefits/dates/answers';
import { Callout } from '@web/ui/callout';
import { ChipChoices } from '@web/ui/chip-choices';
import { Note } from '@web/ui/text';
import { DayFields } from './day-fields';
import { yearsAround } from './day-parts';
import { endsBeforeItBegins } from './trip-form';
import type { TripForm } from './trip-form';

export interface TripFieldsProps {
  trip: TripForm;
  today: string;
  onChange: (trip: TripForm) => void;
}

export function TripFields({ trip, today, onChange }: TripFieldsProps) {
  const { t } = useTranslation('dates');
  const years = yearsAround(today, 1, 3);
  const toggle = (id: TripHolding) =>
    onChange({ ...trip, has: trip.has.includes(id) ? trip.has.filter((each) => each !== id) : [...trip.has, id] });
  return (
    <>
      <DayFields
        legend={t('form.leaves')}
        parts={trip.leaves}
        years={years}
        noDay={t('form.dayUnknown')}
        onChange={(leaves) => onChange({ ...trip, leaves })}
      />
      <DayFields
        legend={t('form.returns')}
        parts={trip.returns}
        years={years}
        noYear={t('form.returnUnknown')}
        noDay={t('form.dayUnknown')}
        onChange={(returns) => onChange({ ...trip, returns })}
      />
      <Note>{t('form.tripDays')}</Note>
      {endsBeforeItBegins(trip) && (
        <Callout tone="warning" role="status">
          <p>{t('form.returnsFirst')}</p>
        </Callout>
      )}
      <ChipChoices
        legend={t('form.has')}
        ids={TRIP_HOLDINGS}
        chosen={trip.has}
        labelOf={(id) => t(`form.holdings.${id}`)}
        onToggle={toggle}
      />
    </>
  );
}
