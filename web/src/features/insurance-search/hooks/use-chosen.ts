import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fragmentOf, NO_PACKET, packetOf } from '@web/shared/plan-packet/packet';
import type { PlanPacket } from '@web/shared/plan-packet/packet';
import { PLAN_QUERY } from '../logic/plan-query';
import type { PlanPage } from './use-plan-page';

export interface Chosen {
  packet: PlanPacket;
  /** Ids in the order of their letters: of a link that was sent, else of the address. */
  ids: readonly string[];
  isSent: boolean;
  onMine: (id: string | null) => void;
  onRemove: (id: string) => void;
}

/**
 * Which plans are side by side. Those of a link stay in its fragment, as does the plan somebody has: no server receives either
 * as such. Taking one of them away makes the rest a choice of one's own.
 */
export function useChosen({ query }: PlanPage['search']): Chosen {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const packet = useMemo(() => packetOf(hash), [hash]);
  const isSent = packet.plans.length > 0;
  const ids = isSent ? packet.plans : query.chosen;
  const replace = (to: { search: string; hash: string }) =>
    void navigate(to, { replace: true, preventScrollReset: true });
  return {
    packet,
    ids,
    isSent,
    onMine: (mine) => replace({ search, hash: fragmentOf({ ...packet, mine }) }),
    onRemove: (id) => {
      const rest = ids.filter((other) => other !== id);
      const mine = packet.mine === id ? null : packet.mine;
      replace({
        search: PLAN_QUERY.write({ ...query, chosen: rest, isPicking: false }).toString(),
        hash: fragmentOf({ ...NO_PACKET, mine }),
      });
    },
  };
}
