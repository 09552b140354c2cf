import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { assetLimit } from '@app/benefits/programs/assets';
import { yearlyShare } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars } from '@web/base/formats/numbers';
import { useToday } from '@web/shared/use-today';
import { Card } from '@web/ui/card';
import { Grid } from '@web/ui/layout';
import { RichText } from '@web/ui/rich-text';
import { Figure, Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { MEDI_CAL_GROUPS } from '../logic/groups';
import type { MediCalGroup } from '../logic/groups';
import { CardTitle } from './sub-title';

const Box = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  background: ${color.paper};
`;

const Limit = styled.p`
  b {
    font-size: ${text[4]};
    font-variant-numeric: tabular-nums;
  }
`;

/** The limit of the smallest household today, by the month and by the year. */
function LimitLine({ group }: { group: MediCalGroup }) {
  const { t } = useTranslation('medi-cal');
  const limit = publishedLimit(useFigures(), group.share, group.smallest, useToday());
  if (!limit) return null;
  return (
    <>
      <Limit>
        {t(group.smallest === 1 ? 'groups.alone' : 'groups.withChild')}{' '}
        <RichText
          text={t(group.isBelow ? 'groups.below' : 'groups.atMost', { amount: formatDollars(limit.gross) })}
          tags={{ b: <Figure as="b" /> }}
        />
      </Limit>
      <Note>
        {t(limit.off > 0 ? 'groups.shareAndDeduction' : 'groups.share', {
          year: limit.level.row.year,
          share: limit.share.value,
          off: formatDollars(limit.off),
          counted: formatDollars(limit.monthly),
          amount: formatDollars(yearlyShare(limit.level.value, limit.share.value)),
        })}
      </Note>
    </>
  );
}

function GroupCard({ group }: { group: MediCalGroup }) {
  const { t } = useTranslation('medi-cal');
  const figures = useFigures();
  const today = useToday();
  const one = assetLimit(figures, 1, today);
  const couple = assetLimit(figures, 2, today);
  const next = MEDI_CAL_GROUPS.find(({ id }) => id === group.next);
  return (
    <Box as="article">
      <CardTitle>{t(`groups.${group.id}.name`)}</CardTitle>
      <p>{t(`groups.${group.id}.who`)}</p>
      <LimitLine group={group} />
      {next && (
        <>
          <p>{t(`groups.${next.id}.who`)}</p>
          <LimitLine group={next} />
        </>
      )}
      <p>
        {group.countsSavings && one && couple
          ? t('groups.savingsUpTo', { one: formatDollars(one.value), couple: formatDollars(couple.value) })
          : t('groups.noSavings')}
      </p>
    </Box>
  );
}

const NEXT_IDS = MEDI_CAL_GROUPS.map(({ next }) => next);
const CARDS = MEDI_CAL_GROUPS.filter(({ id }) => !NEXT_IDS.includes(id));

/** Each group: who is in it, this year's limit for the smallest household, and whether savings are looked at. */
export function IncomeGroups() {
  return (
    <Grid $min="17rem">
      {CARDS.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </Grid>
  );
}
