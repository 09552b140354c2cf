import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { assetLimit } from '@app/benefits/programs/assets';
import { incomeLimit, yearlyShare } from '@app/benefits/programs/poverty';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars } from '@web/shared/formats/numbers';
import { useToday } from '@web/shared/use-today';
import { Card } from '@web/ui/card';
import { Grid } from '@web/ui/layout';
import { RichText } from '@web/ui/rich-text';
import { Figure, Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { MEDI_CAL_GROUPS } from '../logic/groups';
import type { MediCalGroup } from '../logic/groups';

const Box = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  background: ${color.paper};
  h5 {
    font-size: ${text[4]};
    line-height: 1.35;
  }
`;

const Limit = styled.p`
  b {
    font-size: ${text[4]};
    font-variant-numeric: tabular-nums;
  }
`;

function GroupCard({ group }: { group: MediCalGroup }) {
  const { t } = useTranslation('medi-cal');
  const figures = useFigures();
  const today = useToday();
  const limit = incomeLimit(figures, group.share, group.smallest, today);
  const one = assetLimit(figures, 1, today);
  const couple = assetLimit(figures, 2, today);
  const isLooked = group.countsSavings && one && couple;
  return (
    <Box as="article">
      <h5>{t(`groups.${group.id}.name`)}</h5>
      <p>{t(`groups.${group.id}.who`)}</p>
      {limit && (
        <Limit>
          {t(group.smallest === 1 ? 'groups.alone' : 'groups.withChild')}{' '}
          <RichText
            text={t(group.isBelow ? 'groups.below' : 'groups.atMost', { amount: formatDollars(limit.monthly) })}
            tags={{ b: <Figure as="b" /> }}
          />
        </Limit>
      )}
      {limit && (
        <Note>
          {t('groups.share', {
            year: limit.level.row.year,
            share: limit.share.value,
            amount: formatDollars(yearlyShare(limit.level.value, limit.share.value)),
          })}
        </Note>
      )}
      <p>
        {isLooked
          ? t('groups.savingsUpTo', { one: formatDollars(one.value), couple: formatDollars(couple.value) })
          : t('groups.noSavings')}
      </p>
    </Box>
  );
}

/** Each group: who is in it, this year's limit for the smallest household, and whether savings are looked at. */
export function IncomeGroups() {
  return (
    <Grid $min="17rem">
      {MEDI_CAL_GROUPS.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </Grid>
  );
}
