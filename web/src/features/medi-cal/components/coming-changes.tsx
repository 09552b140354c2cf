import { useTranslation } from 'react-i18next';
import { STATUS_DATES } from '@app/benefits/programs/medi-cal/status-dates';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { ChangeList } from '@web/ui/change-list';
import { Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { RichText } from '@web/ui/rich-text';
import { useRuleWords } from '../hooks/use-rule-words';
import { datedRules } from '../logic/dated-rules';

const SHORT = ['backCover', 'work', 'renewals', 'dental', 'premium'] as const;

/** What is still to come, one sentence each; all rules in full are in the fold below. */
export function ComingChanges() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const words = useRuleWords();
  const coming = datedRules(SHORT, useToday()).filter(({ hasBegun }) => !hasBegun);
  if (coming.length === 0) return null;
  return (
    <TitledSection id="changes" title={t('short.changes')}>
      <Stack $gap={2}>
        <ChangeList
          labelledBy="changes"
          rows={coming.map(({ id, from }) => ({
            id,
            on: from,
            day: formatDate(STATUS_DATES[id], language),
            text: <RichText text={t(`dated.${id}.short`, words)} tags={{ b: <b /> }} />,
          }))}
        />
        <SourceLine ids={[...new Set(coming.flatMap(({ sources }) => sources))]} />
      </Stack>
    </TitledSection>
  );
}
