import { CalendarCheck, CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CHECKED_ON } from '@app/benefits/figures/rows';
import { day } from '@app/benefits/programs/amount-texts';
import { STATUS_DATES } from '@app/benefits/programs/medi-cal/status-dates';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useLanguage } from '@web/shared/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Badge } from '@web/ui/badge';
import { Icon } from '@web/ui/icon';
import { Row, Stack } from '@web/ui/layout';
import { Path, PathStep } from '@web/ui/path';
import { datedRules } from '../logic/dated-rules';
import type { DatedRuleId } from '../logic/dated-rules';
import { SubTitle } from './sub-title';

/** Rules on the thread of their days: what has begun, and what has not. */
export function DatedRuleList({ ids }: { ids: readonly DatedRuleId[] }) {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const figure = useFigureText();
  const { work, premium, backCover } = STATUS_DATES;
  const words = {
    hours: figure('workRuleHours', work),
    earnings: figure('workRuleEarnings', work),
    from: figure('mediCalAdultAge', work),
    to: figure('workRuleLastAge', work),
    backNow: figure('backCoverMonths'),
    backNext: figure('backCoverMonths', backCover),
    backAdults: figure('backCoverMonthsExpansion', backCover),
    premium: figure('statusPremium', premium),
    premiumTo: figure('statusPremiumLastAge', premium),
  };
  return (
    <Path>
      {datedRules(ids, useToday()).map(({ id, from, hasBegun, sources }) => (
        <PathStep key={id} marker={<Icon of={hasBegun ? CalendarCheck : CalendarClock} size="s" />}>
          <Stack $gap={2} data-rule={id}>
            <Row $gap={2}>
              <b>{t('dated.from', { day: day(from)[language] })}</b>
              <Badge tone={hasBegun ? 'teal' : 'warning'}>{t(hasBegun ? 'dated.begun' : 'dated.coming')}</Badge>
            </Row>
            <SubTitle>{t(`dated.${id}.title`, words)}</SubTitle>
            <p>{t(`dated.${id}.text`, words)}</p>
            <SourceLine ids={sources} checkedOn={CHECKED_ON} />
          </Stack>
        </PathStep>
      ))}
    </Path>
  );
}
