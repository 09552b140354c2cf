import { Injectable } from '@nestjs/common';
import type { NamedNetwork } from '@app/content/matching/network-keys';
import { DataSource } from 'typeorm';
import { SqlParameters } from '../sql-parameters';
import { distanceSql, HAS_NETWORKS, placeConditions, type ProviderFilters } from './provider-filters';

/** What the directories name of some providers. */
export interface KnownNetworks {
  names: NamedNetwork[];
  /** Key (network-keys) -> how many of the providers have it. */
  counts: Record<string, number>;
}

@Injectable()
export class NetworksRepository {
  constructor(private readonly database: DataSource) {}

  /** The networks of all providers that the filters find, words aside. */
  async known(filters: ProviderFilters): Promise<KnownNetworks> {
    const parameters = new SqlParameters();
    const distance = distanceSql(filters, parameters);
    const conditions = [...placeConditions(filters, parameters), HAS_NETWORKS];
    if (distance && filters.around) conditions.push(`${distance} <= ${parameters.add(filters.around.miles)}`);
    const rows: { names: NamedNetwork[] | null; counts: Record<string, number> | null }[] = await this.database.query(
      `WITH near AS MATERIALIZED (
         SELECT r.networks, r.network_keys FROM guide.providers r WHERE ${conditions.join(' AND ')}
       )
       SELECT (SELECT jsonb_agg(DISTINCT jsonb_build_object('insurer', n.insurer, 'network', n.network, 'group', n."group"))
                 FROM near, jsonb_to_recordset(near.networks) AS n(insurer text, network text, "group" text)) AS names,
              (SELECT jsonb_object_agg(k.key, k.count) FROM (
                 SELECT key, count(*) AS count FROM near, unnest(near.network_keys) AS key GROUP BY key) k) AS counts`,
      parameters.values,
    );
    return { names: rows[0]?.names ?? [], counts: rows[0]?.counts ?? {} };
  }
}
