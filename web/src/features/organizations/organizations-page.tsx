import { ArrowRight, Building2, Hospital, Search, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CATALOG_PATHS, SEARCH_LIMITS } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { FormCard } from '@web/ui/form-frame';
import { Icon } from '@web/ui/icon';
import { CardGrid, Row, Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { text } from '@web/ui/tokens';

interface Category {
  id: 'insurance' | 'medicalGroup' | 'hospital';
  to: string;
  icon: LucideIcon;
}

const CATEGORIES: readonly Category[] = [
  { id: 'insurance', to: '/insurance-companies', icon: ShieldCheck },
  { id: 'medicalGroup', to: '/medical-groups', icon: Building2 },
  { id: 'hospital', to: '/hospitals', icon: Hospital },
];

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.625rem;
  align-items: baseline;
  b {
    font-size: ${text[2]};
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

/** Counted by the server for this call; never a number written down here. */
const countOf = (type: Category['id'], language: 'korean' | null): string =>
  withQuery(CATALOG_PATHS.providers, { type, language, limit: 1 });

function CategoryCard({ id, to, icon }: Category) {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  const { count } = useRecordCount(countOf(id, null));
  const { count: korean } = useRecordCount(countOf(id, 'korean'));
  return (
    <LinkCard as="article">
      <IconDisc>
        <Icon of={icon} />
      </IconDisc>
      <h3>
        <Link to={to}>{t(`hub.${id}.title`)}</Link>
      </h3>
      <p>{t(`hub.${id}.text`)}</p>
      {typeof count === 'number' ? (
        <Count>
          <b>{formatNumber(count, language)}</b>
          <span>{t('hub.unit', { count })}</span>
        </Count>
      ) : (
        <Note>{count === null ? t('hub.unavailable') : t('hub.counting')}</Note>
      )}
      {typeof korean === 'number' && (
        <Note>{t('hub.korean', { count: korean, shown: formatNumber(korean, language) })}</Note>
      )}
      {typeof count === 'number' && <SampleCount path={CATALOG_PATHS.providers} query={{ type: id }} />}
      <LinkCardGo aria-hidden="true">
        {t('hub.go')} <Icon of={ArrowRight} size="s" />
      </LinkCardGo>
    </LinkCard>
  );
}

/** Searches everything: what is typed here may be a hospital, a group, an insurer or a plan. */
function HubSearch() {
  const { t } = useTranslation('organizations');
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = q.trim();
    if (words) void navigate(withQuery('/search', { q: words }));
  };
  return (
    <FormCard as="form" role="search" aria-label={t('hub.form')} onSubmit={submit} data-no-print>
      <TextField
        type="search"
        label={t('hub.search')}
        hint={t('hub.searchHint')}
        value={q}
        maxLength={SEARCH_LIMITS.maxText}
        onValueChange={setQ}
      />
      <Row>
        <Button type="submit" variant="primary" icon={Search} aria-disabled={!q.trim()}>
          {t('hub.submit')}
        </Button>
      </Row>
    </FormCard>
  );
}

/** /healthcare-organizations: what the three kinds are, how many we know, and where to look. */
export function OrganizationsPage() {
  const { t } = useTranslation('organizations');
  return (
    <Wrap>
      <PageHead title={t('hub.title')} purpose={t('hub.purpose')} crumbs={[]} />
      <Stack $gap={5}>
        <HubSearch />
        <Section aria-labelledby="categories">
          <SectionHead>
            <h2 id="categories">{t('hub.categories')}</h2>
            <Note>{t('hub.countNote')}</Note>
          </SectionHead>
          <CardGrid $of={3}>
            {CATEGORIES.map((category) => (
              <CategoryCard key={category.id} {...category} />
            ))}
          </CardGrid>
        </Section>
      </Stack>
    </Wrap>
  );
}
