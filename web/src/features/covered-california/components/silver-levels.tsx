import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { coverageYearOn } from '@app/benefits/figures/windows';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Card } from '@web/ui/card';
import { CardGrid, Stack } from '@web/ui/layout';
import { space, text } from '@web/ui/tokens';
import { creditLimit } from '../logic/credit-limits';
import type { CreditLimit } from '../logic/credit-limits';

const LEVELS = [
  { id: 'silver94', share: 'silver94Share' },
  { id: 'silver87', share: 'silver87Share' },
  { id: 'silver73', share: 'silver73Share' },
] as const;

const Level = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  h4 {
    font-size: ${text[4]};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

/** What a silver plan becomes when the income is low; only silver plans do. */
export function SilverLevels() {
  const { t } = useTranslation('covered-california');
  const language = useLanguage();
  const figures = useFigures();
  const year = coverageYearOn(useToday());
  const levels = LEVELS.map(({ id, share }) => ({ id, limit: creditLimit(figures, share, 1, year) })).filter(
    (level): level is { id: (typeof LEVELS)[number]['id']; limit: CreditLimit } => level.limit !== null,
  );
  if (levels.length === 0) return null;
  return (
    <Stack $gap={3}>
      <p>
        <MarkedText text={t('silver.lead')} />
      </p>
      <CardGrid $of={3}>
        {levels.map(({ id, limit }) => (
          <Level as="article" key={id}>
            <h4>{t(`silver.${id}.name`)}</h4>
            <p>
              {t('silver.upTo', { year, share: limit.share.value })}{' '}
              <b>{formatDollarsInText(limit.income, language)}</b>
            </p>
            <p>{t(`silver.${id}.text`)}</p>
          </Level>
        ))}
      </CardGrid>
      <FigureSources rows={levels.flatMap(({ limit }) => [limit.level.row, limit.share.row])} />
    </Stack>
  );
}
