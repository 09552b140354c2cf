import { Columns2, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { INSURERS } from '@app/content/records/insurers';
import type { InsurerRecord } from '@app/content/records/insurers';
import { HELP_LINES } from '@web/shared/contacts';
import { useLanguage } from '@web/shared/i18n/use-language';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { PlanYearNotice } from '@web/shared/plans/plan-year-notice';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { CompanyFinder } from './components/company-finder';
import { InsurerCard } from './components/insurer-card';
import { KoreanDialog } from './components/korean-dialog';
import { findInsurers, insurerParams, readInsurerQuery } from './logic/insurer-list';
import type { InsurerQuery } from './logic/insurer-list';

const HELP = ['hicap', 'medicare'] as const;

function Head() {
  const { t } = useTranslation('insurers');
  return (
    <PageHead
      title={t('title')}
      purpose={t('purpose')}
      crumbs={[{ label: t('crumbs.organizations'), to: '/healthcare-organizations' }]}
      action={
        <>
          <LinkButton to="/plan-comparison" variant="primary" icon={Columns2}>
            {t('actions.tool')}
          </LinkButton>
          <LinkButton to="/insurance-search" icon={Search}>
            {t('actions.search')}
          </LinkButton>
        </>
      }
    />
  );
}

function Help() {
  const { t } = useTranslation('insurers');
  const phones = HELP.map((id) => ({
    id,
    who: t(`lines.${id}.who`),
    phone: HELP_LINES[id].number,
    when: t(`lines.${id}.when`),
  }));
  return (
    <HelpBand title={t('help.title')} text={t('help.text')} phones={phones}>
      <LinkButton to="/plan-comparison" variant="primary" icon={Columns2}>
        {t('actions.tool')}
      </LinkButton>
      <LinkButton href={MEDICARE_PLAN_COMPARE}>{t('help.medicare')}</LinkButton>
    </HelpBand>
  );
}

interface CompaniesProps {
  found: readonly InsurerRecord[];
  onShowAll: () => void;
}

function Companies({ found, onShowAll }: CompaniesProps) {
  const { t } = useTranslation('insurers');
  const [asked, setAsked] = useState<InsurerRecord | null>(null);
  return (
    <Stack as="section" $gap={5} aria-labelledby="companies">
      <h2 id="companies">{t('list')}</h2>
      {found.map((insurer) => (
        <InsurerCard key={insurer.id} insurer={insurer} onKorean={() => setAsked(insurer)} />
      ))}
      {found.length === 0 && (
        <EmptyState
          title={t('empty.title')}
          action={
            <Button variant="primary" onClick={onShowAll}>
              {t('empty.all')}
            </Button>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      )}
      <KoreanDialog insurer={asked} onClose={() => setAsked(null)} />
    </Stack>
  );
}

/** /insurance-companies and /insurance-companies-redesigned: six companies with their real plans. */
export function InsurersPage() {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const query = readInsurerQuery(params);
  const found = findInsurers(INSURERS, query, language);
  // Typing replaces the address: going back leaves the page instead of taking letters away.
  const change = (part: Partial<InsurerQuery>) =>
    setParams(insurerParams({ ...query, ...part }), { replace: true, preventScrollReset: true });
  return (
    <Wrap>
      <Head />
      <Stack $gap={5}>
        <PlanYearNotice planYear={null} />
        <CompanyFinder query={query} onChange={change} count={found.length} />
        <Companies found={found} onShowAll={() => change({ words: '', kind: null })} />
      </Stack>
      <Help />
    </Wrap>
  );
}
