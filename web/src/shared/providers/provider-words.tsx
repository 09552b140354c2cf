// What a row and a sheet say of a provider that needs a decision: two names, Korean, warnings of the record.
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { Badge } from '@web/ui/badge';

const KOREAN = 'Korean';
const speaksKorean = (provider: Pick<ProviderResponse, 'languages'>): boolean => provider.languages.includes(KOREAN);

/** Korean among the languages, or Korean services; unknown is not yes. */
export const hasKorean = (provider: Pick<ProviderResponse, 'languages' | 'details'>): boolean =>
  speaksKorean(provider) || Boolean(provider.details?.koreanServices);

/** The licence is in force under the agency's watch (docs/facts/sources.md#community-care-licensing). */
export const isOnProbation = ({ details }: Pick<ProviderResponse, 'details'>): boolean =>
  details?.licenseStatus === 'ON PROBATION';

/** No one but our memory says so: the name is shown, nothing that could be wrong. */
export const isFromMemory = ({ provenance }: Pick<ProviderResponse, 'provenance'>): boolean =>
  provenance.confidence === 'memory';

interface Names {
  first: { text: string; lang: 'ko' | 'en' };
  second: { text: string; lang: 'ko' | 'en' } | null;
}

/**
 * A Korean page leads with the Korean name; the English one stays next to it, because the sign on the door is English.
 */
export function namesOf({ name, nameKo }: Pick<ProviderResponse, 'name' | 'nameKo'>, language: 'ko' | 'en'): Names {
  const english = { text: name, lang: 'en' } as const;
  if (!nameKo || nameKo === name) return { first: english, second: null };
  const korean = { text: nameKo, lang: 'ko' } as const;
  return language === 'ko' ? { first: korean, second: english } : { first: english, second: korean };
}

/** "2018년 자료", "확인 중": what weakens a record, in the quiet line of its row. */
export function useDoubts({ provenance }: Pick<ProviderResponse, 'provenance'>): string[] {
  const { t } = useTranslation('records');
  const year = provenance.sourceUpdatedAt?.slice(0, 4);
  return [
    ...(provenance.isStale ? [year ? t('marks.staleYear', { year }) : t('marks.stale')] : []),
    ...(provenance.confidence === 'memory' ? [t('marks.unconfirmed')] : []),
  ];
}

/** A warning that must not be in a quiet line. */
export function ProbationMark({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  if (!isOnProbation(provider)) return null;
  return (
    <Badge tone="danger" icon={TriangleAlert}>
      {t('marks.probation')}
    </Badge>
  );
}
