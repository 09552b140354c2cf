import { ExternalLink, Search } from 'lucide-react';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EXAMPLE_MARKETPLACE_PLANS } from '@app/content/plans/example-marketplace-plans';
import type { ExampleMarketplacePlan } from '@app/content/plans/example-marketplace-plans';
import { defineQuery } from '@web/shared/address/define-query';
import { zip } from '@web/shared/address/params';
import { useDraft } from '@web/shared/address/use-draft';
import { useQuery } from '@web/shared/address/use-query';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Card } from '@web/ui/card';
import { EmptyState } from '@web/ui/empty-state';
import { CardGrid, Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { color, space, text } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';
import { COVERED_CALIFORNIA_SITE } from '../logic/help-lines';
import { formatDollars } from '@web/base/formats/numbers';
import { ExplainedTerm } from '@web/shared/terms/explained-term';
import { Badge } from '@web/ui/badge';

const Box = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  h4 {
    font-size: ${text[4]};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Costs without a source say that they differ by plan; only the specification's own example figures are printed. */
function ExamplePlanCard({ plan }: { plan: ExampleMarketplacePlan }) {
  const { t } = useTranslation('covered-california');
  const headingId = useId();
  const facts = [
    ['premium', formatDollars(plan.monthlyPremium), 'premium'],
    ['deductible', formatDollars(plan.deductible), 'deductible'],
    ['maximum', formatDollars(plan.maxOutOfPocket), 'out-of-pocket-maximum'],
    ['doctor', t('plans.varies'), null],
    ['specialist', t('plans.varies'), null],
    ['drugs', t('plans.varies'), null],
  ] as const;
  return (
    <Box as="article" aria-labelledby={headingId}>
      <Row $gap={2}>
        <Badge tone="warning">{t('plans.badge')}</Badge>
        <Badge tone="teal">{t(`plans.levels.${plan.level}.tier`)}</Badge>
      </Row>
      <h4 id={headingId}>{t(`plans.levels.${plan.level}.name`)}</h4>
      <p>{t(`plans.levels.${plan.level}.text`)}</p>
      <Facts>
        {facts.map(([fact, value, term]) => (
          <div key={fact}>
            <dt>
              {term ? <ExplainedTerm id={term}>{t(`plans.facts.${fact}`)}</ExplainedTerm> : t(`plans.facts.${fact}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Box>
  );
}

const Form = styled(Card)`
  display: grid;
  gap: ${space[4]};
`;

const PLANS_QUERY = defineQuery<{ zip: string }>({ zip });

function ZipForm({ zip, onSearch }: { zip: string; onSearch: (zip: string) => void }) {
  const { t } = useTranslation('covered-california');
  const [draft, change] = useDraft({ zip });
  const isReady = isWholeZip(draft.zip);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSearch(draft.zip);
  };
  return (
    <Form as="form" role="search" aria-label={t('plans.form')} onSubmit={submit} data-no-print>
      <ZipField value={draft.zip} onValueChange={(next) => change({ zip: next })} />
      <Row>
        <Button type="submit" variant="primary" icon={Search} aria-disabled={!isReady}>
          {t('plans.search')}
        </Button>
      </Row>
    </Form>
  );
}

function Examples({ zip }: { zip: string }) {
  const { t } = useTranslation('covered-california');
  const { found, isUnknown, isLoading } = usePlaceOfZip(zip || null);
  const headingId = useId();
  if (isLoading) return <LoadingText>{t('plans.searching')}</LoadingText>;
  if (isUnknown) {
    return (
      <EmptyState title={t('plans.nothing')} titleAs="h3">
        <p>{t('plans.nothingText', { zip })}</p>
      </EmptyState>
    );
  }
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <h3 id={headingId}>{zip ? t('plans.listFor', { zip, place: found?.place ?? '' }) : t('plans.list')}</h3>
      <Callout tone="warning" title={t('plans.example')}>
        <p>{t('plans.exampleText')}</p>
      </Callout>
      <CardGrid $of={4}>
        {EXAMPLE_MARKETPLACE_PLANS.map((plan) => (
          <ExamplePlanCard key={plan.id} plan={plan} />
        ))}
      </CardGrid>
      <Row data-no-print>
        <LinkButton href={COVERED_CALIFORNIA_SITE} variant="primary" iconAfter={ExternalLink}>
          {t('plans.official')}
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** A ZIP, and what the four metal levels look like there: labelled examples, with the way to the real offers. */
export function ExamplePlans() {
  const { t } = useTranslation('covered-california');
  const [query, ask] = useQuery(PLANS_QUERY);
  return (
    <Stack $gap={5}>
      <p>{t('plans.lead')}</p>
      <ZipForm zip={query.zip} onSearch={(next) => ask({ zip: next })} />
      <Examples zip={query.zip} />
    </Stack>
  );
}
