import { Injectable } from '@nestjs/common';
import type { NamedNetwork } from '@app/content/matching/network-keys';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { conditionsOf, distanceSql, HAS_NETWORKS } from './provider-conditions';
import type { ProviderFilters } from './provider-filters';

/** What the directories name of some providers. */
export interface KnownNetworks {
  names: NamedNetwork[];
  /** Key (network-keys) -> how many of the providers have it. */
  counts: Record<string, number>;
  /** There were more providers than were read: only the nearest are counted. */
  isCut: boolean;
}

/** Keeps the statement within its timeout where 170,000 doctors are near. */
const MAX_READ = 4_000;

@Injectable()
export class NetworksRepository {
  constructor(private readonly database: DataSource) {}

  /** The networks of the providers that the filters find, words aside: of the nearest when there are too many. */
  async known(filters: ProviderFilters): Promise<KnownNetworks> {
    const parameters = new SqlParameters();
    const distance = distanceSql(filters, parameters);
    const conditions = [...conditionsOf(filters, parameters, distance), HAS_NETWORKS];
    // Doctors of one group have the same networks: each set is taken apart once.
    const rows: { near: number; names: NamedNetwork[] | null; counts: Record<string, number> | null }[] =
      await this.database.query(
        `WITH near AS MATERIALIZED (
           SELECT r.id FROM guide.providers r WHERE ${conditions.join(' AND ')}
            ORDER BY ${distance ?? 'r.id'} LIMIT ${MAX_READ + 1}
         ), sets AS MATERIALIZED (
           SELECT r.networks, r.network_keys, count(*) AS providers
             FROM near JOIN guide.providers r ON r.id = near.id GROUP BY r.networks, r.network_keys
         )
         SELECT (SELECT count(*)::int FROM near) AS near,
                (SELECT jsonb_agg(DISTINCT jsonb_build_object('insurer', n.insurer, 'network', n.network, 'group', n."group"))
                   FROM sets, jsonb_to_recordset(sets.networks) AS n(insurer text, network text, "group" text)) AS names,
                (SELECT jsonb_object_agg(k.key, k.count) FROM (
                   SELECT key, sum(providers) AS count FROM sets, unnest(sets.network_keys) AS key GROUP BY key) k) AS counts`,
        parameters.values,
      );
    const [row] = rows;
    return { names: row?.names ?? [], counts: row?.counts ?? {}, isCut: (row?.near ?? 0) > MAX_READ };
  }
}
