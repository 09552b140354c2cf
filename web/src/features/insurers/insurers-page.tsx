import { Columns2, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { INSURERS } from '@app/content/records/insurers';
import type { InsurerRecord } from '@app/content/records/insurers';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import { useQuery } from '@web/shared/address/use-query';
import { withQuery } from '@web/shared/api/api-client';
import { HELP_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { PlanYearLine } from '@web/shared/plans/plan-year-line';
import { usePlans } from '@web/shared/plans/use-plans';
import { useIsPrinting } from '@web/ui/use-is-printing';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { NothingMatches } from '@web/ui/nothing-matches';
import { PageHead } from '@web/ui/page-head';
import { RowList } from '@web/ui/row-list';
import { useSheet } from '@web/ui/use-sheet';
import { InsurerRow } from './components/insurer-row';
import { InsurerSheet } from './components/insurer-sheet';
import { INSURER_KINDS, INSURER_QUERY, findInsurers } from './logic/insurer-list';
import type { InsurerQuery } from './logic/insurer-list';
import styled from 'styled-components';
import { hostOf } from '@web/base/formats/host';
import { formatNumber } from '@web/base/formats/numbers';
import { formatPhone } from '@web/base/formats/phone';
import { PrintTable } from '@web/ui/print-sheet';
import { useFirstPlans } from './hooks/use-company-plans';
import { carrierOf } from './logic/insurer-facts';
import { useTyped } from '@web/shared/address/use-typed';
import { Fold } from '@web/ui/receipt-fold';
import { Select } from '@web/ui/select';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { space } from '@web/ui/tokens';

const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
`;

interface CompanyFinderProps {
  query: InsurerQuery;
  onChange: (part: Partial<InsurerQuery>) => void;
  count: number;
}

/** Words and kind, counted at once; the count is said to screen readers too. Six rows need no open form. */
function CompanyFinder({ query, onChange, count }: CompanyFinderProps) {
  const { t } = useTranslation('insurers');
  const typed = useTyped(query.words, (text) => onChange({ words: text }));
  return (
    <div data-no-print>
      <Fold title={t('finder.title')} icon={Search} isOpenAtFirst={query.words !== '' || query.kind !== null}>
        <Fields role="search" aria-label={t('finder.title')}>
          <TextField label={t('finder.words')} type="search" maxLength={100} {...typed} />
          <Select
            label={t('finder.kind')}
            value={query.kind ?? ''}
            onValueChange={(value) => onChange({ kind: INSURER_KINDS.find((kind) => kind === value) ?? null })}
            options={[
              { value: '', label: t('finder.allKinds') },
              ...INSURER_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
          />
        </Fields>
      </Fold>
      <VisuallyHidden role="status">{t('finder.count', { count })}</VisuallyHidden>
    </div>
  );
}

// The companies on paper: one a line.
const Table = styled(PrintTable)`
  width: 100%;
`;

function CompanyLine({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { name, nameKo, kind, networkType, starRating, phone, website } = insurer;
  const { answer } = useFirstPlans(carrierOf(insurer));
  return (
    <tr>
      <th scope="row">
        {language === 'ko' && nameKo !== null ? `${nameKo} (${name})` : name}
        {kind && <span>{`, ${t(`kinds.${kind}`)}`}</span>}
      </th>
      <td data-sum>{phone ? formatPhone(phone) : website && hostOf(website)}</td>
      <td>{networkType}</td>
      <td data-sum>{answer && formatNumber(answer.total, language)}</td>
      <td data-sum>{starRating?.toFixed(1)}</td>
    </tr>
  );
}

const COLUMNS = ['company', 'contact', 'network', 'plans', 'stars'] as const;

function CompaniesTable({ insurers }: { insurers: readonly InsurerRecord[] }) {
  const { t } = useTranslation('insurers');
  return (
    <Table aria-label={t('list')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`paper.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {insurers.map((insurer) => (
          <CompanyLine key={insurer.id} insurer={insurer} />
        ))}
      </tbody>
    </Table>
  );
}

const HELP = ['hicap', 'medicare'] as const;
const ONE_PLAN = withQuery(PLAN_PATHS.plans, { limit: 1 });

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
  const sheet = useSheet('insurer');
  const isPrinting = useIsPrinting();
  if (found.length === 0) {
    return <NothingMatches title={t('empty.title')} text={t('empty.text')} all={t('empty.all')} onAll={onShowAll} />;
  }
  if (isPrinting) return <CompaniesTable insurers={found} />;
  return (
    <>
      <RowList label={t('list')}>
        {found.map((insurer) => (
          <InsurerRow key={insurer.id} insurer={insurer} onMore={() => sheet.open(insurer.id)} />
        ))}
      </RowList>
      <InsurerSheet insurer={INSURERS.find(({ id }) => id === sheet.openId) ?? null} onClose={sheet.close} />
    </>
  );
}

/** /insurance-companies and /insurance-companies-redesigned: six companies with their real plans. */
export function InsurersPage() {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const [query, ask] = useQuery(INSURER_QUERY);
  const found = findInsurers(INSURERS, query, language);
  const year = usePlans(ONE_PLAN).answer?.rows[0]?.planYear;
  // Typing replaces the address: going back leaves the page instead of taking letters away.
  const change = (part: Partial<InsurerQuery>) => ask(part, true);
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[{ label: t('crumbs.organizations'), to: '/healthcare-organizations' }]}
      />
      <Stack $gap={3} as="section" aria-labelledby="companies">
        <h2 id="companies">{t('finder.count', { count: found.length })}</h2>
        <CompanyFinder query={query} onChange={change} count={found.length} />
        <Companies found={found} onShowAll={() => change({ words: '', kind: null })} />
        {year !== undefined && <PlanYearLine planYear={year} />}
      </Stack>
      <Help />
    </Wrap>
  );
}
