import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Bullets } from '@web/ui/bullets';
import { Grid, Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { CardTitle, SubTitle } from './sub-title';
import styled from 'styled-components';
import { assetLimit } from '@app/benefits/programs/assets';
import { yearlyShare } from '@app/benefits/programs/poverty';
import { publishedLimit } from '@app/benefits/programs/published-limit';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars } from '@web/base/formats/numbers';
import { useToday } from '@web/shared/use-today';
import { Card } from '@web/ui/card';
import { RichText } from '@web/ui/rich-text';
import { Figure, Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { MEDI_CAL_GROUPS } from '../logic/groups';
import type { MediCalGroup } from '../logic/groups';
import { day } from '@app/benefits/programs/amount-texts';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useLanguage } from '@web/base/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { savingsPeriods } from '../logic/savings-periods';
import type { SavingsPeriod } from '../logic/savings-periods';

/** Savings limits by date, newest first, for the groups that have one. */
function SavingsByDate() {
  const { t } = useTranslation(['medi-cal', 'benefits']);
  const language = useLanguage();
  const figure = useFigureText();
  const today = useToday();
  const periods = savingsPeriods(useFigures());
  const oldest = periods[0];
  const when = (period: SavingsPeriod): string => {
    const from = day(period.from)[language];
    if (period.to === null) return t('savings.since', { from });
    const to = day(period.to)[language];
    return period === oldest ? t('savings.until', { to }) : t('savings.between', { from, to });
  };
  const isNow = ({ from, to }: SavingsPeriod) => from <= today && (to === null || today <= to);
  const amount = (period: SavingsPeriod, of: 'one' | 'couple') =>
    period.limit ? <Figure>{formatDollars(period.limit[of])}</Figure> : t('savings.none');
  const columns: readonly DataColumn<SavingsPeriod>[] = [
    {
      id: 'when',
      header: t('savings.when'),
      isRowHeader: true,
      cell: (period) => (
        <Row $gap={2} as="span">
          {when(period)}
          {isNow(period) && (
            <Badge tone="warning" icon={Check}>
              {t('benefits:table.now')}
            </Badge>
          )}
        </Row>
      ),
    },
    { id: 'one', header: t('savings.one'), cell: (period) => amount(period, 'one') },
    { id: 'couple', header: t('savings.couple'), cell: (period) => amount(period, 'couple') },
  ];
  return (
    <Stack $gap={3}>
      <p>{t('savings.lead')}</p>
      <DataTable
        caption={t('savings.caption')}
        columns={columns}
        rows={[...periods].reverse()}
        rowKey={({ from }) => from}
      />
      <p>{t('savings.notCounted')}</p>
      <p>{t('savings.more', { each: figure('mediCalAssetsEachMore'), most: figure('mediCalAssetsMembers') })}</p>
      <FigureSources rows={periods.flatMap(({ rows }) => rows)} />
    </Stack>
  );
}

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
function IncomeGroups() {
  return (
    <Grid $min="17rem">
      {CARDS.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </Grid>
  );
}

const COUNTING = ['tax', 'pension', 'premiums', 'close', 'ssi'] as const;

/** Groups with this year's limit, how income is counted, and savings by date. */
export function WhoCanGetIt() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  const words = {
    off: figure('unearnedDisregard'),
    earned: figure('earnedDisregard'),
    share: figure('earnedCountedShare'),
    close: figure('borderlineDollars'),
  };
  return (
    <Stack $gap={5}>
      <p>{t('groups.lead')}</p>
      <SubTitle>{t('groups.title')}</SubTitle>
      <IncomeGroups />
      <SubTitle>{t('counting.title')}</SubTitle>
      <Bullets>
        {COUNTING.map((id) => (
          <li key={id}>
            <MarkedText text={t(`counting.${id}`, words)} />
          </li>
        ))}
      </Bullets>
      <SubTitle>{t('savings.title')}</SubTitle>
      <SavingsByDate />
      <Row data-no-print>
        <LinkButton to="/eligibility" iconAfter={ArrowRight}>
          {t('check')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
