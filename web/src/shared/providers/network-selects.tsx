// "받는 보험" and "메디컬 그룹" in the form of a directory: only names that a directory states of somebody near the ZIP.
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import type { ProviderType } from '@app/contracts/http/catalog';
import type { NetworksResponse } from '@app/contracts/http/networks';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { withQuery } from '@web/shared/api/api-client';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import type { Radius } from '@web/shared/places/near';
import { Select } from '@web/ui/select';
import type { SelectOption } from '@web/ui/select';
import type { RequestedNetwork } from './networks';

export interface NetworkSelectsProps {
  /** What is in the form. */
  draft: RequestedNetwork & { zip: string; radius: Radius };
  type: ProviderType;
  change: (part: Partial<RequestedNetwork>) => void;
}

function useOptions({
  draft: { zip, radius, plan },
  type,
}: Omit<NetworkSelectsProps, 'change'>): NetworksResponse | null {
  const requested = { zip, radius, type, plan };
  const { data } = useSWR<NetworksResponse, Error>(
    isCaliforniaZip(zip) ? withQuery(CATALOG_PATHS.providerNetworks, requested) : null,
    { keepPreviousData: true },
  );
  return data ?? null;
}

/** A name of the address that is not among those near the ZIP stays chosen: the list was made with it. */
function choices(any: string, named: readonly SelectOption[], chosen: string | null): SelectOption[] {
  const isKnown = chosen === null || named.some(({ value }) => value === chosen);
  return [{ value: '', label: any }, ...(isKnown ? [] : [{ value: chosen, label: chosen }]), ...named];
}

/** Nothing where no one near the ZIP is named in a directory and the query names none. */
export function NetworkSelects({ draft, type, change }: NetworkSelectsProps) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const options = useOptions({ draft, type });
  const labelled = (name: string, count: number | null) =>
    count === null ? name : t('form.nameCount', { name, count: formatNumber(count, language) });
  const plans = (options?.plans ?? []).map(({ plan, count }) => ({ value: plan, label: labelled(plan, count) }));
  const groups = (options?.groups ?? []).map(({ group, count }) => ({ value: group, label: labelled(group, count) }));
  const hasPlans = plans.length > 0 || draft.plan !== null;
  const hasGroups = groups.length > 0 || draft.group !== null;
  return (
    <>
      {hasPlans && (
        <Select
          label={t('form.plan')}
          value={draft.plan ?? ''}
          // Another plan has other groups.
          onValueChange={(plan) => change({ plan: plan || null, group: null })}
          options={choices(t('form.anyPlan'), plans, draft.plan)}
        />
      )}
      {hasGroups && (
        <Select
          label={t('form.group')}
          value={draft.group ?? ''}
          onValueChange={(group) => change({ group: group || null })}
          options={choices(t('form.anyGroup'), groups, draft.group)}
        />
      )}
    </>
  );
}
