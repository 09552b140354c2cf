import { CalendarCheck, CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { day } from '@app/benefits/programs/amount-texts';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Badge } from '@web/ui/badge';
import { Icon } from '@web/ui/icon';
import { Row, Stack } from '@web/ui/layout';
import { Path, PathStep } from '@web/ui/path';
import { useRuleWords } from '../hooks/use-rule-words';
import { datedRules } from '../logic/dated-rules';
import type { DatedRuleId } from '../logic/dated-rules';
import { SubTitle } from './sub-title';

/** Rules on the thread of their days: what has begun, and what has not. */
export function DatedRuleList({ ids }: { ids: readonly DatedRuleId[] }) {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const words = useRuleWords();
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
            <SourceLine ids={sources} />
          </Stack>
        </PathStep>
      ))}
    </Path>
  );
}
