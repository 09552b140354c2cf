import { useTranslation } from 'react-i18next';
import { defineQuery } from '@web/shared/address/define-query';
import { zip } from '@web/shared/address/params';
import { useQuery } from '@web/shared/address/use-query';
import { useLanguage } from '@web/base/i18n/use-language';
import { useMedicineList } from '@web/shared/medicines/medicine-list';
import { JoinHelp } from '@web/shared/plans/join-help';
import { CardButton } from '@web/shared/show-card/card-button';
import { FoldLine } from '@web/ui/fold-line';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { MedicinesForm } from './components/medicines-form';
import { YearAnswer } from './components/year-answer';
import { medicineCard } from './logic/medicine-card';

/** The ZIP code alone: what somebody takes is in no address. */
const ZIP_QUERY = defineQuery<{ zip: string }>({ zip });

/** /my-medicines: what somebody's own medicines cost in a year in each plan of the ZIP code. */
export function MyMedicinesPage() {
  const { t } = useTranslation(['medicines', 'plans']);
  const language = useLanguage();
  const [query, go] = useQuery(ZIP_QUERY);
  const { medicines, requested } = useMedicineList();
  const [first, ...others] = requested?.medicines ?? [];
  const summary = first && t('medicines:form.summary', { name: first.name[language], count: others.length });
  return (
    <Wrap>
      <div data-no-print={requested ? true : undefined}>
        <PageHead
          title={t('medicines:title')}
          purpose={requested ? null : t('medicines:purpose')}
          crumbs={[{ label: t('plans:crumbs.insurance'), to: '/insurance-plans' }]}
        />
      </div>
      <Stack $gap={4}>
        <div data-no-print>
          <FoldLine
            hasSearched={requested !== null}
            parts={[summary, requested?.body.zipCode]}
            title={t('medicines:form.label')}
          >
            {(close) => (
              <MedicinesForm
                zip={requested?.body.zipCode ?? query.zip}
                onAsk={(next) => (next === query.zip ? close() : go({ zip: next }))}
              />
            )}
          </FoldLine>
        </div>
        {requested && <YearAnswer key={JSON.stringify({ ...requested.body, year: null })} requested={requested} />}
        {!requested && medicines.length > 0 && (
          <Row data-no-print>
            <CardButton card={() => medicineCard(medicines)} />
          </Row>
        )}
      </Stack>
      <div data-no-print>
        <JoinHelp />
      </div>
    </Wrap>
  );
}
