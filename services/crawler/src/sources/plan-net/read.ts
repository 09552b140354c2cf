// One insurer's directory as runs read it: which questions, page after page.
import { pacificDay } from '@app/kit/pacific-day';
import type { SourceOff } from '@app/contracts/http/crawl-overview';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { SourceClient } from '@app/fetching/source-client';
import type { PlanNetKey } from '../../config/directory-settings';
import type { DirectoryPage, DirectoryPart, DirectorySource, PageQuestion } from '../directory-source';
import type { SourceSchedule } from '../whole-source';
import type { Capability } from './capability';
import { textOf } from './fhir';
import { recordsOf } from './roles';
import { PlanNetServer } from './server';
import { type Insurer, PAGE_SIZE, PLACES_A_QUESTION } from './source';

type Query = [string, string][];

/** What is requested next. `after`: where the list of places continues when the roles of these are read. */
interface Step {
  kind: 'roles' | 'places';
  path: string;
  after?: string;
}

/** How roles are requested, for any place. */
interface RolesQuery {
  since: Date | null;
  capability: Capability;
  client: SourceClient;
}

const INCLUDES = ['practitioner', 'location', 'organization', 'network'].map((name) => `PractitionerRole:${name}`);
const HOME = 'CA';

export class PlanNetSource implements DirectorySource {
  readonly id: Insurer['id'];
  readonly schedule: SourceSchedule;
  private readonly server: PlanNetServer;

  constructor(
    private readonly insurer: Insurer,
    readonly off: SourceOff | null,
    key: PlanNetKey | null,
  ) {
    this.id = insurer.id;
    this.schedule = insurer.schedule;
    this.server = new PlanNetServer(insurer, key);
  }

  parts(): DirectoryPart[] {
    return [{ kind: 'state', name: HOME }];
  }

  async answersZip(client: SourceClient): Promise<boolean> {
    return (await this.server.capability(client)).placeSearch !== 'none';
  }

  async tellsChanges(client: SourceClient): Promise<boolean> {
    return (await this.server.capability(client)).hasLastUpdated;
  }

  async readPage({ part, page, since }: PageQuestion, client: SourceClient): Promise<DirectoryPage> {
    const capability = await this.server.capability(client);
    const step = page === null ? this.firstStep(part, { since, capability, client }) : readStep(page);
    const { bundle } = await this.server.bundle(step.path, client);
    const on = bundle.next === null ? null : this.server.nextPath(bundle.next, client);
    if (step.kind === 'places') {
      const ids = bundle.matches.flatMap(({ resourceType, id }) =>
        resourceType === 'Location' ? (textOf(id) ?? []) : [],
      );
      const next = this.afterPlaces(ids, on, { since, capability, client });
      return { records: [], skipped: {}, seen: 0, total: null, next };
    }
    const zip = part.kind === 'zip' ? part.name : null;
    const { records, skipped } = recordsOf(bundle, { insurer: this.insurer, zip, today: pacificDay(Date.now()) });
    assertReadable(bundle.matches.length, skipped.unreadable ?? 0);
    const next = on === null ? (step.after ?? null) : { ...step, path: on };
    return {
      records,
      skipped,
      seen: bundle.matches.length,
      // Of a few places' roles the total says nothing of the part.
      total: step.after === undefined && capability.placeSearch !== 'two-questions' ? bundle.total : null,
      next: typeof next === 'string' || next === null ? next : JSON.stringify(next),
    };
  }

  private firstStep(part: DirectoryPart, rolesQuery: RolesQuery): Step {
    const { capability, client } = rolesQuery;
    const by = part.kind === 'zip' ? 'address-postalcode' : 'address-state';
    if (capability.placeSearch === 'two-questions') {
      const query: Query = [
        [by, part.name],
        ['_count', String(PLACES_A_QUESTION)],
      ];
      return { kind: 'places', path: this.server.path('Location', query, client) };
    }
    // A server that finds no place gives everything, and what lies elsewhere is left out here.
    const place: Query = capability.placeSearch === 'chain' ? [[`location.${by}`, part.name]] : [];
    return { kind: 'roles', path: this.rolesPath(place, rolesQuery) };
  }

  private afterPlaces(ids: readonly string[], on: string | null, rolesQuery: RolesQuery): string | null {
    const after = on === null ? undefined : JSON.stringify({ kind: 'places', path: on } satisfies Step);
    if (ids.length === 0) return after ?? null;
    const place: Query = [['location', ids.map((id) => `Location/${id}`).join(',')]];
    const step: Step = {
      kind: 'roles',
      path: this.rolesPath(place, rolesQuery),
      ...(after !== undefined && { after }),
    };
    return JSON.stringify(step);
  }

  private rolesPath(place: Query, { since, capability, client }: RolesQuery): string {
    const { includes } = capability;
    const wanted = INCLUDES.filter((name) => includes === null || includes.has(name));
    const query: Query = [
      ...place,
      ...wanted.map((name): [string, string] => ['_include', name]),
      ...(since === null ? [] : ([['_lastUpdated', `gt${since.toISOString()}`]] satisfies Query)),
      ['_count', String(PAGE_SIZE)],
    ];
    return this.server.path('PractitionerRole', query, client);
  }
}

/** Our own words, back from the run's row. */
function readStep(page: string): Step {
  return JSON.parse(page) as Step;
}

/** Roles of which none has a person with a number: the server does not send what the request includes. */
function assertReadable(roles: number, unreadable: number): void {
  if (roles > 4 && unreadable === roles) throw new CrawlFailure('schema_changed', 'no role can be read');
}
