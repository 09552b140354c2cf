// When somebody leaves and returns: the days of that stay. Nothing that is chosen leaves the page.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthsOn } from '@app/benefits/dates/situation';
import { tripDates } from '@app/benefits/dates/trip-dates';
import { useFigures } from '@web/shared/benefits/use-figures';
import { CalendarButton } from '@web/shared/dates/calendar-button';
import { calendarPerson } from '@web/shared/dates/calendar-person';
import { DateList } from '@web/shared/dates/date-list';
import { TripFields } from '@web/shared/dates/trip-fields';
import { NO_TRIP, tripOf } from '@web/shared/dates/trip-form';
import { useEntryWords } from '@web/shared/dates/use-entry-words';
import { useToday } from '@web/shared/use-today';
import { FormCard } from '@web/ui/form-frame';
import { Row, Section, SectionHead, Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';

export function TripTool() {
  const { t } = useTranslation(['korea', 'dates']);
  const today = useToday();
  const lengths = lengthsOn(useFigures(), today);
  const words = useEntryWords(lengths);
  const [form, setForm] = useState(NO_TRIP);
  const trip = tripOf(form);
  const entries = trip ? tripDates(trip, lengths).map((entry) => [entry, words(entry)] as const) : [];
  const state = entries.length > 0 ? 'found' : trip && trip.has.length > 0 ? 'none' : 'empty';
  return (
    <Section id="trip" aria-labelledby="trip-title">
      <SectionHead>
        <h2 id="trip-title">{t('trip.title')}</h2>
        <p data-no-print>{t('trip.text')}</p>
      </SectionHead>
      <Stack>
        <FormCard
          as="form"
          aria-labelledby="trip-title"
          autoComplete="off"
          data-no-print
          onSubmit={(event) => event.preventDefault()}
        >
          <TripFields trip={form} today={today} onChange={setForm} />
        </FormCard>
        <p role="status">{t(`trip.${state}`)}</p>
        {entries.length > 0 && (
          <>
            <DateList entries={entries} today={today} />
            <div data-no-print>
              <Row>
                <CalendarButton entries={entries} today={today} person={() => calendarPerson('trip')} />
              </Row>
              <Note>{t('dates:result.calendarNote')}</Note>
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
}
