import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { DayList } from '@web/ui/day-list';
import { Stack } from '@web/ui/layout';
import { MyNumber } from '@web/ui/my-number';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { SortChips } from '@web/ui/sort-chips';
import { SourceLine } from '@web/ui/source-line';
import { Tray } from '@web/ui/tray';
import { Specimen } from './specimen';

const ORDERS = ['cost', 'premium', 'stars'] as const;
const PEOPLE = ['older', 'younger'] as const;

function Number() {
  const { t } = useTranslation('uipage');
  const [who, setWho] = useState<(typeof PEOPLE)[number]>('older');
  return (
    <MyNumber
      title={t('answers.number')}
      questions={
        <SegmentedChoice
          label={t('answers.who')}
          options={PEOPLE.map((id) => ({ id, label: t(`answers.${id}`) }))}
          value={who}
          onChange={setWho}
        />
      }
      before={t('answers.before')}
      figure={who === 'older' ? '1,000' : '900'}
      after={t('answers.after2')}
      note={t('answers.numberNote')}
      source={<SourceLine>{t('answers.receiptNote')}</SourceLine>}
      earlier={{ title: t('answers.earlier'), content: <p>{t('answers.earlierText')}</p> }}
    />
  );
}

/** My number, order chips, days that must not be missed, the tray. */
export function Panels() {
  const { t } = useTranslation('uipage');
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('cost');
  return (
    <Specimen title={t('answers.number')}>
      <Stack>
        <Number />
        <SortChips
          label={t('answers.sort')}
          options={ORDERS.map((id) => ({ id, label: t(`answers.${id}`) }))}
          value={order}
          onChange={setOrder}
        />
        <DayList
          label={t('answers.days')}
          rows={[
            { id: 'plan', days: 16, title: t('answers.day1'), note: t('answers.dayNote'), to: '/medicare' },
            { id: 'cover', days: 0, title: t('answers.day2'), note: t('answers.dayNote'), to: '/covered-california' },
          ]}
        />
        <Tray text={t('answers.picked')}>
          <Button>{t('answers.compare')}</Button>
        </Tray>
      </Stack>
    </Specimen>
  );
}
