import { useTranslation } from 'react-i18next';
import { BENEFIT_COVERAGE, COVERAGE_CATEGORIES, COVERAGE_TYPES } from '@app/content/plans/benefit-coverage';
import type { CoverageType } from '@app/content/plans/benefit-coverage';
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
import { CoverageReceipt } from './components/coverage-receipt';
import { CoverageTable } from './components/coverage-table';
import { TypeCards } from './components/type-cards';
import { COVERAGE_QUERY, toggled } from './logic/coverage-query';
import type { CoverageQuery } from './logic/coverage-query';

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
