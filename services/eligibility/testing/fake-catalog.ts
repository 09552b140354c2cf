// The catalog as this service asks it, for tests: the shipped plans of a county.
import { createServer } from 'node:http';
import { listenLocally } from '@app/testing/local-server';
import type { LocalServer } from '@app/testing/local-server';
import { COSTED_SERVICES } from '@app/benefits/costs/costed-services';
import { plansOf } from '@app/benefits/costs/snapshot-plans.fixture';
import type { CountyPlans, PlanFigures } from '@app/contracts/http/plan-figures';

export interface FakeCatalog extends LocalServer {
  url: string;
  /** Paths and queries, in order. */
  requests: string[];
  /** Hangs up on everybody. */
  isAway: boolean;
}

/** As the catalog answers it. */
function figuresOf(county: string): PlanFigures[] {
  return plansOf(county).map(({ texts, costs: _costs, counties: _counties, isStatewide: _statewide, ...plan }) => ({
    ...plan,
    costTexts: Object.fromEntries(
      Object.entries(texts).filter(([service]) => COSTED_SERVICES.some((each) => each === service)),
    ),
  }));
}

/** A catalog over the shipped plans: 90006 in Los Angeles, 90631 in Los Angeles and Orange, 96093 in Trinity, without a plan. */
const ZIPS: Readonly<Record<string, string[]>> = {
  '90006': ['Los Angeles'],
  '90631': ['Los Angeles', 'Orange'],
  '96093': ['Trinity'],
};

function answerOf(url: URL): CountyPlans | null {
  const counties = ZIPS[url.searchParams.get('zip') ?? ''];
  const [first = ''] = counties ?? [];
  if (!counties) return null;
  const county = counties.find((each) => each === url.searchParams.get('county')) ?? first;
  return {
    county,
    counties: counties.map((name) => ({ name, plans: plansOf(name).length })),
    plans: figuresOf(county),
  };
}

export async function startFakeCatalog(): Promise<FakeCatalog> {
  const server = createServer((incoming, outgoing) => {
    catalog.requests.push(incoming.url ?? '');
    if (catalog.isAway) {
      incoming.socket.destroy();
      return;
    }
    const answer = answerOf(new URL(incoming.url ?? '', 'http://catalog'));
    outgoing.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  const local = await listenLocally(server);
  const catalog: FakeCatalog = {
    ...local,
    requests: [],
    isAway: false,
  };
  return catalog;
}
