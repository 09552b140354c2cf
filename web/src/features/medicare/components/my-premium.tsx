import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figureOn } from '@app/benefits/figures/figure';
import { FigureSources, SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { formatDollars, formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { MyNumber } from '@web/ui/my-number';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { irmaaSteps } from '../logic/irmaa-steps';
import type { IrmaaStep } from '../logic/irmaa-steps';
import type { FigureId } from '@app/benefits/figures/figures';
import { Stack } from '@web/ui/layout';
import { PhoneText } from '@web/shared/phone-text';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { Figure, Note } from '@web/ui/text';
import { cellOf, isYearNotLoaded, yearsUpTo } from '@web/shared/benefits/figure-cells';
import type { YearCell } from '@web/shared/benefits/figure-cells';
import { YearTable } from '@web/shared/benefits/year-table';

// A table of dated figures by year with its sources below. Screens that show it load the `benefits` namespace.
interface FigureTableRow {
  id: FigureId;
  /** In place of the figure's own label. */
  label?: string;
  note?: string;
}

interface FigureTableProps {
  caption: string;
  what: string;
  rows: readonly FigureTableRow[];
}

/** Today's year, the two before it, and next year where any of its amounts is announced; a year without amounts says so and is never filled with another's. */
function FigureTable({ caption, what, rows }: FigureTableProps) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const figures = useFigures();
  const yearInForce = Number(useToday().slice(0, 4));
  const nextYear = yearInForce + 1;
  const isNextKnown = rows.some(({ id }) => cellOf(figures[id], nextYear).kind === 'value');
  // What is announced for next year is next to this year's; what is not says so in its cell.
  const years = [...yearsUpTo(yearInForce), ...(isNextKnown ? [nextYear] : [])];
  const yearRows = rows.map(({ id, label, note }) => ({
    id,
    label: label ?? figures[id].label[language],
    note,
    cells: Object.fromEntries(years.map((year): [number, YearCell] => [year, cellOf(figures[id], year)])),
  }));
  const shown = yearRows.flatMap(({ cells }) => Object.values(cells));
  const isNextNotLoaded = isYearNotLoaded(
    rows.map(({ id }) => figures[id]),
    nextYear,
  );
  return (
    <Stack $gap={3}>
      <YearTable caption={caption} what={what} years={years} yearInForce={yearInForce} rows={yearRows} />
      {isNextNotLoaded && <p>{t('table.nextNotLoaded', { year: nextYear })}</p>}
      <FigureSources rows={shown.flatMap((cell) => (cell.kind === 'value' ? [cell.row] : []))} />
      {shown.some((cell) => cell.kind === 'value' && cell.row.evidence === 'computed') && (
        <Note>{t('table.computed')}</Note>
      )}
    </Stack>
  );
}

const LAST_STEP = 5;

/** Who pays more than the standard premium, in the year in force. */
function IrmaaTable() {
  const { t } = useTranslation('medicare');
  const found = irmaaSteps(useFigures(), useToday());
  if (!found)
    return (
      <p>
        <PhoneText>{t('irmaa.notLoaded')}</PhoneText>
      </p>
    );
  const { steps, year, rows } = found;
  const range = ({ step }: IrmaaStep, from: number | null, next: number | null): string => {
    if (from === null) return t('irmaa.upTo', { to: formatDollars(next ?? 0) });
    if (step === LAST_STEP) return t('irmaa.from', { from: formatDollars(from) });
    return t('irmaa.over', { from: formatDollars(from) });
  };
  const columns: readonly DataColumn<IrmaaStep>[] = [
    {
      id: 'single',
      header: t('irmaa.single'),
      isRowHeader: true,
      cell: (row) => range(row, row.single, steps[1]?.single ?? null),
    },
    {
      id: 'joint',
      header: t('irmaa.joint'),
      align: 'end',
      cell: (row) => range(row, row.joint, steps[1]?.joint ?? null),
    },
    { id: 'partB', header: t('irmaa.partB'), align: 'end', cell: (row) => <Figure>{formatDollars(row.partB)}</Figure> },
    { id: 'partD', header: t('irmaa.partD'), align: 'end', cell: (row) => <Figure>{formatDollars(row.partD)}</Figure> },
  ];
  return (
    <Stack $gap={3}>
      <p>{t('irmaa.lead', { year, incomeYear: year - 2 })}</p>
      <DataTable
        caption={t('irmaa.caption', { year })}
        columns={columns}
        rows={steps}
        rowKey={({ step }) => String(step)}
      />
      <Note>{t('irmaa.separate')}</Note>
      <FigureSources rows={rows} />
    </Stack>
  );
}

/** What most people meet first, in the order of the mock. */
const MAIN = [
  'partBPremium',
  'partBDeductible',
  'partADeductible',
  'partDDeductibleMax',
  'partDOutOfPocketCap',
] as const satisfies readonly FigureId[];

const HOSPITAL = [
  'partAHospitalDay61',
  'partALifetimeDay',
  'partASnfDay',
  'partAPremiumFull',
  'partAPremiumReduced',
  'partDBasePremium',
] as const satisfies readonly FigureId[];

/** All amounts by year: the five that everybody asks for, hospital stays, and high incomes. */
function CostTables() {
  const { t } = useTranslation('medicare');
  const rows = (ids: readonly FigureId[]) =>
    ids.map((id) => ({ id, label: t(`costs.${id}`), note: t(`costs.${id}Note`) }));
  return (
    <Stack $gap={5}>
      <FigureTable caption={t('costs.caption')} what={t('costs.what')} rows={rows(MAIN)} />
      <p>{t('costs.capNote')}</p>
      <h3>{t('costs.hospitalTitle')}</h3>
      <FigureTable caption={t('costs.hospitalCaption')} what={t('costs.what')} rows={rows(HOSPITAL)} />
      <h3>{t('irmaa.title')}</h3>
      <IrmaaTable />
    </Stack>
  );
}

type Filing = 'single' | 'joint';
type Income = 'within' | 'above';

/** What one pays each month for Part B: alone or as a couple, and whether the income of two years ago was high. */
export function MyPremium() {
  const { t } = useTranslation('medicare');
  const language = useLanguage();
  const figures = useFigures();
  const figure = useFigureText();
  const today = useToday();
  const [filing, setFiling] = useState<Filing>('single');
  const [income, setIncome] = useState<Income>('within');
  const standard = figureOn(figures, 'partBPremium', today);
  const steps = irmaaSteps(figures, today)?.steps;
  const edge = steps?.[1]?.[filing];
  if (!standard || !steps || !edge) return null;
  const amount = income === 'above' ? (steps[1]?.partB ?? standard.value) : standard.value;
  const limit = formatDollarsInText(edge, language);
  const { year } = standard.row;
  return (
    <MyNumber
      title={t('number.title')}
      questions={
        <>
          <SegmentedChoice
            label={t('number.filing')}
            options={(['single', 'joint'] as const).map((id) => ({ id, label: t(`number.${id}`) }))}
            value={filing}
            onChange={setFiling}
          />
          <SegmentedChoice
            label={t('number.income', { year: year - 2 })}
            options={(['within', 'above'] as const).map((id) => ({ id, label: t(`number.${id}`, { limit }) }))}
            value={income}
            onChange={setIncome}
          />
        </>
      }
      before={t('number.before')}
      figure={language === 'ko' ? formatDollars(amount).slice(1) : formatDollars(amount)}
      after={t(income === 'above' ? 'number.from' : 'number.dollars')}
      note={t('number.note', { credits: figure('workCreditsFull') })}
      source={<SourceLine ids={standard.row.sources} year={year} rows={[standard.row]} />}
      earlier={{ title: t('number.earlier'), content: <CostTables /> }}
    />
  );
}
