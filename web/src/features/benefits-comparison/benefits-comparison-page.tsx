import { useTranslation } from 'react-i18next';
import { BENEFIT_COVERAGE, COVERAGE_CATEGORIES, COVERAGE_TYPES } from '@app/content/plans/benefit-coverage';
import type { CoverageCategory, CoverageItem, CoverageState, CoverageType } from '@app/content/plans/benefit-coverage';
import { HELP_LINES } from '@web/base/contacts';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useQuery } from '@web/shared/address/use-query';
import { Button } from '@web/ui/button';
import { ChipChoices } from '@web/ui/chip-choices';
import { EmptyState } from '@web/ui/empty-state';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { PageHead } from '@web/ui/page-head';
import { SourceLine } from '@web/ui/source-line';
import { Tabs } from '@web/ui/tabs';
import { TypeCards } from './components/type-cards';
import { COVERAGE_QUERY, toggled } from './logic/coverage-query';
import type { CoverageQuery } from './logic/coverage-query';
import { citedPage } from '@app/content/records/cited';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { Bullets } from '@web/ui/bullets';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { TextLink } from '@web/ui/text-link';
import { markFirstWords } from '@web/shared/terms/first-words';
import { MarkedText } from '@web/shared/terms/marked-text';
import { DataTable } from '@web/ui/data-table';
import type { DataColumn } from '@web/ui/data-table';
import { useAmountText } from '@web/shared/cited-text';
import { CircleCheck, CircleDashed, CircleHelp, CircleSlash } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { color } from '@web/ui/tokens';

const LOOKS: Record<CoverageState, { icon: LucideIcon; ink: string }> = {
  covered: { icon: CircleCheck, ink: color.success },
  limited: { icon: CircleDashed, ink: color.warning },
  'not-covered': { icon: CircleSlash, ink: color.inkSoft },
  varies: { icon: CircleHelp, ink: color.teal700 },
};

const Mark = styled.b<{ $ink: string }>`
  display: flex;
  gap: 0.375rem;
  align-items: center;
  line-height: 1.4;
  color: ${({ $ink }) => $ink};
  svg {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
  }
`;

/** "보장", "일부 보장", "보장 안 됨", "플랜마다 다름": the word says it, sign and colour help the eye. */
function CoverageMark({ state }: { state: CoverageState }) {
  const { t } = useTranslation('coverage');
  const { icon, ink } = LOOKS[state];
  return (
    <Mark $ink={ink}>
      <Icon of={icon} />
      {t(`states.${state}`)}
    </Mark>
  );
}

interface CoverageTableProps {
  category: CoverageCategory;
  types: readonly CoverageType[];
}

/** One part of the comparison: a row a benefit, a column a chosen insurance; cards on a phone. */
function CoverageTable({ category, types }: CoverageTableProps) {
  const { t } = useTranslation('coverage');
  const language = useLanguage();
  const say = useAmountText();
  const cells = category.items.flatMap((item) => types.map((type) => item.cells[type]));
  const marked = markFirstWords(
    cells.map(({ text }) => say(text)),
    language,
  );
  const columns: DataColumn<CoverageItem>[] = [
    { id: 'benefit', header: t('benefit'), isRowHeader: true, cell: (item) => item.name[language] },
    ...types.map((type) => ({
      id: type,
      header: t(`columns.${type}`),
      cell: (item: CoverageItem) => (
        <>
          <CoverageMark state={item.cells[type].state} />
          <MarkedText text={marked[cells.indexOf(item.cells[type])] ?? ''} />
        </>
      ),
    })),
  ];
  return (
    <DataTable
      caption={t('caption', { part: category.name[language] })}
      columns={columns}
      rows={category.items}
      rowKey={({ id }) => id}
    />
  );
}

const { year, checkedOn, sources } = BENEFIT_COVERAGE;

/** Every page the comparison rests on, how it was seen and when. */
function CoverageReceipt() {
  const { t } = useTranslation('coverage');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  return (
    <ReceiptFold note={t('receipt.note', { year })}>
      <p>{t('receipt.lead')}</p>
      <Bullets>
        {sources.map(citedPage).map(({ title, url, verified }) => (
          <li key={title.en}>
            {url ? <TextLink href={url}>{title[language]}</TextLink> : <span>{title[language]}</span>}{' '}
            <CheckedWords url={url}>{t('receipt.checked', { date: checkedDate(checkedOn, verified) })}</CheckedWords>
          </li>
        ))}
      </Bullets>
    </ReceiptFold>
  );
}

const HELP = ['hicap', 'mediCal'] as const;

/** Which of the three are side by side. */
function Types({ chosen, onToggle }: { chosen: readonly CoverageType[]; onToggle: (type: CoverageType) => void }) {
  const { t } = useTranslation('coverage');
  return (
    <div data-no-print>
      <ChipChoices
        legend={t('choose')}
        ids={COVERAGE_TYPES}
        chosen={chosen}
        labelOf={(type) => t(`types.${type}`)}
        onToggle={onToggle}
      />
    </div>
  );
}

function Parts({ query, onPart }: { query: CoverageQuery; onPart: (id: string) => void }) {
  const { t } = useTranslation('coverage');
  const language = useLanguage();
  const { year, checkedOn } = BENEFIT_COVERAGE;
  const tabs = BENEFIT_COVERAGE.categories.map((category) => ({
    id: category.id,
    label: category.name[language],
    content: (
      <Stack $gap={3}>
        <h2>{category.name[language]}</h2>
        <CoverageTable category={category} types={query.types} />
        <SourceLine>{t('source', { year, date: formatDay(checkedOn, language, true) })}</SourceLine>
      </Stack>
    ),
  }));
  return <Tabs label={t('parts')} tabs={tabs} value={query.part} onValueChange={onPart} />;
}

function Help() {
  const { t } = useTranslation('coverage');
  return (
    <HelpBand
      title={t('help.title')}
      text={t('help.text')}
      phones={HELP.map((id) => ({ id, who: t(`help.${id}`), phone: HELP_LINES[id].number, when: t(`help.${id}When`) }))}
    />
  );
}

/** /benefits-comparison: up to three kinds of insurance side by side, part by part; every row with its source. */
export function BenefitsComparisonPage() {
  const { t } = useTranslation(['coverage', 'benefits']);
  const [query, ask] = useQuery(COVERAGE_QUERY);
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose')} crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]} />
      <Stack $gap={5}>
        <Types chosen={query.types} onToggle={(type) => ask((last) => ({ types: toggled(last.types, type) }), true)} />
        {query.types.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            action={
              <Button variant="primary" onClick={() => ask({ types: COVERAGE_QUERY.empty.types }, true)}>
                {t('empty.again')}
              </Button>
            }
          >
            <p>{t('empty.text')}</p>
          </EmptyState>
        ) : (
          <>
            <Parts
              query={query}
              onPart={(id) => ask({ part: COVERAGE_CATEGORIES.find((part) => part === id) ?? 'medical' }, true)}
            />
            <CoverageReceipt />
          </>
        )}
      </Stack>
      {query.types.length > 0 && (
        <TitledSection id="types" title={t('cards.title')}>
          <TypeCards chosen={query.types} />
        </TitledSection>
      )}
      <Help />
    </Wrap>
  );
}
