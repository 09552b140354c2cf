// The three kinds of organizations as rows: what each is, how many are listed, and the way to its list.
import { Building2, Hospital, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { Figure, Note } from '@web/ui/text';
import type { HubKind } from '../logic/hub-query';

const CATEGORIES: readonly { id: HubKind; to: string; icon: LucideIcon }[] = [
  { id: 'hospital', to: '/hospitals', icon: Hospital },
  { id: 'medicalGroup', to: '/medical-groups', icon: Building2 },
  { id: 'insurance', to: '/insurance-companies', icon: ShieldCheck },
];

/** Counted by the server for this call; never a number written down here. */
const countOf = (type: HubKind, language: 'korean' | null): string =>
  withQuery(CATALOG_PATHS.providers, { type, language, limit: 1 });
const EVERYTHING = CATEGORIES.map(({ id }) => countOf(id, null));
const KOREAN = CATEGORIES.map(({ id }) => countOf(id, 'korean'));

/** "467곳", or why there is no number. */
function useCountText(count: number | null | undefined): string {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  if (count === null) return t('hub.unavailable');
  return count === undefined ? t('hub.counting') : t('hub.count', { count, shown: formatNumber(count, language) });
}

function CategoryRow({ id, to, icon }: (typeof CATEGORIES)[number]) {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  const withTravellingZip = useWithZip();
  const { count } = useRecordCount(countOf(id, null));
  const { count: korean } = useRecordCount(countOf(id, 'korean'));
  return (
    <ListRow
      name={t(`hub.${id}.title`)}
      distance={useCountText(count)}
      facts={[
        typeof korean === 'number' && korean > 0
          ? t('hub.korean', { count: korean, shown: formatNumber(korean, language) })
          : null,
      ]}
      why={t(`hub.${id}.text`)}
      step={{ label: t(`hub.${id}.go`), to: withTravellingZip(to), icon }}
    >
      {typeof count === 'number' && <SampleCount path={CATALOG_PATHS.providers} query={{ type: id }} />}
    </ListRow>
  );
}

/** The specification's summary: all organizations, and how many of them list Korean. */
function Summary() {
  const { t } = useTranslation('organizations');
  const language = useLanguage();
  const { count } = useRecordCount(...EVERYTHING);
  const { count: korean } = useRecordCount(...KOREAN);
  if (typeof count !== 'number' || typeof korean !== 'number') return null;
  return (
    <Note>
      <Figure>{t('hub.all', { count, shown: formatNumber(count, language) })}</Figure>
      {korean > 0 && <span>{` · ${t('hub.korean', { count: korean, shown: formatNumber(korean, language) })}`}</span>}
      <span> · {t('hub.countNote')}</span>
    </Note>
  );
}

export function HubCategories({ labelledBy }: { labelledBy: string }) {
  return (
    <>
      <RowList labelledBy={labelledBy}>
        {CATEGORIES.map((category) => (
          <CategoryRow key={category.id} {...category} />
        ))}
      </RowList>
      <Summary />
    </>
  );
}
