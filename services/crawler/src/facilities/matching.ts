// Which stored provider each statement of a read belongs to. Pure: numbers first, then name and address (same-place.ts).
import type { ProviderType } from '@app/contracts/http/catalog';
import type { StatementSource } from '../facility-record';
import { isSamePlace, likeness, type PlaceIdentity, plainLicense } from '../same-place';

export interface Candidate extends PlaceIdentity {
  id: string;
  type: ProviderType;
  naturalKey: string;
  /** Who speaks of it already: a data set has one statement about one place. */
  sources: Set<StatementSource>;
  /** A person of ours wrote it: its key must live on, or the next start would write it again. */
  isCurated: boolean;
  /** false: an invented statement may not touch it. */
  isOpen: boolean;
}

export interface Incoming extends PlaceIdentity {
  source: StatementSource;
  /** Key in its data set. */
  key: string;
  naturalKey: string;
  type: ProviderType;
  /** Set when the statement is stored already and only its words changed. */
  providerId: string | null;
}

export interface Assignment {
  /** Provider of each statement by `source key`; a new one got its id from `newId`. */
  providerOf: Map<string, string>;
  /** Statements that founded a new provider. */
  founders: Map<string, Incoming>;
  /** Invented statements about true places. */
  blocked: Incoming[];
  /** Rows that turned out to be one place: the first goes up in the second. */
  twins: { from: string; to: string }[];
}

export const statementId = ({ source, key }: Pick<Incoming, 'source' | 'key'>): string => `${source} ${key}`;

/** Numbers of types with one number per place; clinics of one owner share theirs, so the ZIP has to agree too. */
const OWN_NUMBER: ReadonlySet<ProviderType> = new Set(['hospital', 'nursingHome']);

class CandidateIndex {
  private readonly lists = new Map<string, Candidate[]>();

  add(candidate: Candidate): void {
    for (const address of this.addresses(candidate, candidate.type)) {
      const list = this.lists.get(address) ?? [];
      if (!list.includes(candidate)) list.push(candidate);
      this.lists.set(address, list);
    }
  }

  by(kind: keyof PlaceIdentity | 'naturalKey', type: ProviderType, value: string | null): readonly Candidate[] {
    return value === null ? [] : (this.lists.get(`${kind} ${type} ${value}`) ?? []);
  }

  remove(candidate: Candidate): void {
    for (const [address, list] of this.lists) {
      if (list.includes(candidate))
        this.lists.set(
          address,
          list.filter((other) => other !== candidate),
        );
    }
  }

  private addresses(candidate: Candidate, type: ProviderType): string[] {
    const { naturalKey, npi, ccn, licenseNumber, zipCode } = candidate;
    const values = { naturalKey, npi, ccn, licenseNumber: plainLicense(licenseNumber), zipCode };
    return Object.entries(values).flatMap(([kind, value]) => (value === null ? [] : [`${kind} ${type} ${value}`]));
  }
}

type Rule = (index: CandidateIndex, incoming: Incoming) => readonly Candidate[];

const sameZip = (left: PlaceIdentity, right: PlaceIdentity): boolean =>
  left.zipCode === null || right.zipCode === null || left.zipCode === right.zipCode;

const RULES: readonly Rule[] = [
  (index, { naturalKey, type }) => index.by('naturalKey', type, naturalKey),
  (index, incoming) =>
    index
      .by('npi', incoming.type, incoming.npi)
      .filter((candidate) => OWN_NUMBER.has(incoming.type) || sameZip(incoming, candidate)),
  (index, { ccn, type }) => index.by('ccn', type, ccn),
  // Agencies number their licences each for itself: an equal number counts only where the places may be one.
  (index, incoming) =>
    index
      .by('licenseNumber', incoming.type, plainLicense(incoming.licenseNumber))
      .filter((candidate) => sameZip(incoming, candidate) && likeness(incoming, candidate) >= 0.5),
  (index, incoming) =>
    index.by('zipCode', incoming.type, incoming.zipCode).filter((candidate) => isSamePlace(incoming, candidate)),
];

/**
 * Data sets one after the other in the order they come; in each, the strongest rule first and the likest pair first.
 * Two statements of one data set are two places, however alike: they have two numbers there.
 */
export function assign(all: readonly Incoming[], candidates: readonly Candidate[], newId: () => string): Assignment {
  const index = new CandidateIndex();
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  candidates.forEach((candidate) => index.add(candidate));
  const result: Assignment = { providerOf: new Map(), founders: new Map(), blocked: [], twins: [] };
  const settle = (incoming: Incoming, candidate: Candidate) => {
    learn(incoming, candidate);
    index.add(candidate);
    result.providerOf.set(statementId(incoming), candidate.id);
  };

  for (const source of new Set(all.map((incoming) => incoming.source))) {
    let open = all.filter((incoming) => incoming.source === source);
    for (const incoming of open.filter(({ providerId }) => providerId !== null)) {
      const known = byId.get(incoming.providerId ?? '');
      if (known) settle(incoming, known);
    }
    open = open.filter(({ providerId }) => providerId === null);
    const settleBy = (rule: Rule) => {
      for (const [incoming, candidate] of likestFirst(open, (one) => rule(index, one))) {
        const isTaken = result.providerOf.has(statementId(incoming)) || candidate.sources.has(source);
        if (!isTaken) settle(incoming, candidate);
      }
    };
    for (const rule of RULES) {
      settleBy(rule);
      open = open.filter((incoming) => !result.providerOf.has(statementId(incoming)));
    }
    for (const incoming of open) found(incoming, index, newId, result, settle);
  }
  result.twins = twinsAmong(all, index, byId, result);
  return result;
}

function likestFirst(open: readonly Incoming[], of: (one: Incoming) => readonly Candidate[]): [Incoming, Candidate][] {
  const pairs = open.flatMap((incoming) =>
    of(incoming)
      .filter(({ isOpen }) => isOpen)
      .map((candidate) => ({ incoming, candidate, likeness: likeness(incoming, candidate) })),
  );
  const order = (one: { incoming: Incoming; candidate: Candidate }) =>
    `${one.incoming.key} ${one.candidate.naturalKey}`;
  pairs.sort((left, right) => right.likeness - left.likeness || (order(left) < order(right) ? -1 : 1));
  return pairs.map(({ incoming, candidate }) => [incoming, candidate]);
}

/** What a statement adds to a candidate's numbers helps to match the next data set. */
function learn(incoming: Incoming, candidate: Candidate): void {
  candidate.sources.add(incoming.source);
  candidate.npi ??= incoming.npi;
  candidate.ccn ??= incoming.ccn;
  candidate.licenseNumber ??= incoming.licenseNumber;
  candidate.phone ??= incoming.phone;
  candidate.otherNames = [...(candidate.otherNames ?? []), incoming.name];
}

function found(
  incoming: Incoming,
  index: CandidateIndex,
  newId: () => string,
  result: Assignment,
  settle: (incoming: Incoming, candidate: Candidate) => void,
): void {
  if (index.by('naturalKey', incoming.type, incoming.naturalKey).length > 0) {
    result.blocked.push(incoming);
    return;
  }
  const id = newId();
  result.founders.set(id, incoming);
  settle(incoming, { ...incoming, id, sources: new Set(), isCurated: false, isOpen: true });
}

/**
 * Two rows that a new statement's numbers join: the registry's row for an NPI and CMS's for a CCN, when the state says
 * that both numbers are one hospital's. Only rows of which no data set speaks twice, and only in one ZIP.
 */
function twinsAmong(
  all: readonly Incoming[],
  index: CandidateIndex,
  byId: ReadonlyMap<string, Candidate>,
  { providerOf, founders }: Assignment,
): { from: string; to: string }[] {
  const twins: { from: string; to: string }[] = [];
  const gone = new Set<string>();
  for (const incoming of all) {
    if (incoming.npi === null || incoming.ccn === null) continue;
    const id = providerOf.get(statementId(incoming));
    const one = id === undefined || founders.has(id) ? undefined : byId.get(id);
    if (!one || gone.has(one.id)) continue;
    const others = [...index.by('npi', incoming.type, incoming.npi), ...index.by('ccn', incoming.type, incoming.ccn)];
    for (const other of new Set(others)) {
      const isApart = other === one || gone.has(other.id) || !byId.has(other.id) || !other.isOpen;
      if (isApart || differs(one.npi, other.npi) || differs(one.ccn, other.ccn)) continue;
      if (!sameZip(one, other) || [...other.sources].some((source) => one.sources.has(source))) continue;
      const [from, to]: [Candidate, Candidate] = rankOf(one) >= rankOf(other) ? [other, one] : [one, other];
      if (from.isCurated) continue;
      gone.add(from.id);
      index.remove(from);
      twins.push({ from: from.id, to: to.id });
      from.sources.forEach((source) => to.sources.add(source));
      if (from === one) break;
    }
  }
  return twins;
}

const differs = (left: string | null, right: string | null): boolean =>
  left !== null && right !== null && left !== right;

const rankOf = ({ isCurated, naturalKey }: Candidate): number =>
  (isCurated ? 2 : 0) + (naturalKey.startsWith('npi:') ? 0 : 1);
