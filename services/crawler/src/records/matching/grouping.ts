// Which records speak of one place. Pure, and the same whatever the order in which the records came: every pair that may be
// one place is an edge, and edges join groups from the strongest down.
import type { PlaceFields } from '../../sources/facility-record';
import { kindOf, MATCH_KINDS, ownKey } from './match-keys';
import { MATCH_ORDER } from './match-order';
import { isSamePlace, likeness, type PlaceIdentity } from './same-place';
import { type StoredSourceRecord, sourceRecordId } from './source-record';

/** The first leads: its key is the place's key when no curated record has one. */
export type Group = [StoredSourceRecord, ...StoredSourceRecord[]];

export interface Grouping {
  groups: Group[];
  /** Invented words about true places, each with the true record that has the same key. */
  silent: { record: StoredSourceRecord; about: StoredSourceRecord }[];
}

/** Types with one number per place; clinics of one owner share theirs, so the ZIP has to agree too. */
const OWN_NUMBER: ReadonlySet<string> = new Set(['hospital', 'nursingHome']);
/** Agencies number their licences each for itself: an equal number counts only where the places may be one. */
const LIKE_ENOUGH_FOR_LICENSE = 0.5;

interface Node {
  record: StoredSourceRecord;
  place: PlaceIdentity;
}

interface Edge {
  left: number;
  right: number;
  /** Index in MATCH_KINDS. */
  rule: number;
  likeness: number;
}

/**
 * All records of the neighbourhood: whatever has a key in common with one of them is among them.
 * Two records of one data set are two places, however alike: they have two numbers there. A record that its source has
 * ended goes to the place that is left, and never joins two.
 */
export function groupRecords(all: readonly StoredSourceRecord[]): Grouping {
  const ordered = inOrder(all);
  const trueKeys = new Map<string, StoredSourceRecord>();
  const placeKey = ({ fields, naturalKey }: StoredSourceRecord) => `${fields.type} ${naturalKey}`;
  for (const record of ordered) {
    const key = placeKey(record);
    if (record.origin !== 'sample' && !trueKeys.has(key)) trueKeys.set(key, record);
  }
  const silent: Grouping['silent'] = [];
  const invented: StoredSourceRecord[] = [];
  for (const record of ordered.filter(({ origin }) => origin === 'sample')) {
    const about = trueKeys.get(placeKey(record));
    if (about) silent.push({ record, about });
    else invented.push(record);
  }
  const trueRecords = ordered.filter(({ origin }) => origin !== 'sample');
  return { groups: [...grouped(trueRecords), ...grouped(invented)], silent };
}

/** Those that are still said first, then by data set and key. */
function inOrder(all: readonly StoredSourceRecord[]): StoredSourceRecord[] {
  const place = ({ source }: StoredSourceRecord) => {
    const at = MATCH_ORDER.indexOf(source);
    return at === -1 ? MATCH_ORDER.length : at;
  };
  return [...all].sort(
    (left, right) =>
      Number(right.isActive) - Number(left.isActive) ||
      place(left) - place(right) ||
      (sourceRecordId(left) < sourceRecordId(right) ? -1 : 1),
  );
}

function grouped(records: readonly StoredSourceRecord[]): Group[] {
  const nodes = records.map((record) => ({ record, place: identityOf(record.fields) }));
  const groups = new Groups(nodes);
  const edges = edgesOf(nodes);
  const isSaid = ({ left, right }: Edge) => nodes[left]?.record.isActive && nodes[right]?.record.isActive;
  for (const edge of edges.filter(isSaid)) groups.join(edge);
  for (const edge of edges.filter((one) => !isSaid(one))) groups.joinEnded(edge);
  return groups.list();
}

function identityOf(fields: PlaceFields): PlaceIdentity {
  const { name, otherNames, address, city, zipCode, phone, npi, ccn, licenseNumber } = fields;
  return {
    name,
    ...(otherNames && { otherNames }),
    address: address ?? null,
    city: city ?? null,
    zipCode: zipCode ?? null,
    phone: phone ?? null,
    npi: npi ?? null,
    ccn: ccn ?? null,
    licenseNumber: licenseNumber ?? null,
  };
}

/** Strongest rule first, then the likest pair. */
function edgesOf(nodes: readonly Node[]): Edge[] {
  const edges = new Map<number, Edge>();
  for (const [key, members] of bucketsOf(nodes)) {
    const rule = MATCH_KINDS.indexOf(kindOf(key));
    for (const [left, right] of pairsOf(members)) {
      const id = left * nodes.length + right;
      const known = edges.get(id);
      const edge = known && known.rule <= rule ? null : edgeOf(nodes, left, right, rule);
      if (edge) edges.set(id, edge);
    }
  }
  return [...edges.values()].sort(
    (one, other) =>
      one.rule - other.rule || other.likeness - one.likeness || one.left - other.left || one.right - other.right,
  );
}

/** Records by each of their keys, the key of their place among them. */
function bucketsOf(nodes: readonly Node[]): Map<string, number[]> {
  const buckets = new Map<string, number[]>();
  nodes.forEach(({ record }, at) => {
    const own = ownKey(record.fields.type, record.naturalKey);
    for (const key of new Set([...record.matchKeys, own])) {
      const bucket = buckets.get(key);
      if (bucket) bucket.push(at);
      else buckets.set(key, [at]);
    }
  });
  return buckets;
}

function* pairsOf(members: readonly number[]): Generator<[number, number]> {
  for (const [at, left] of members.entries()) for (const right of members.slice(at + 1)) yield [left, right];
}

function edgeOf(nodes: readonly Node[], left: number, right: number, rule: number): Edge | null {
  const [one, other] = [nodes[left], nodes[right]] as [Node, Node];
  const isOneSource = one.record.source === other.record.source;
  if (isOneSource && one.record.isActive && other.record.isActive) return null;
  const edge = () => ({ left, right, rule, likeness: likeness(one.place, other.place) });
  switch (MATCH_KINDS[rule]) {
    case 'npi':
      return OWN_NUMBER.has(one.record.fields.type) || isSameZip(one.place, other.place) ? edge() : null;
    case 'license':
      return isSameZip(one.place, other.place) && edge().likeness >= LIKE_ENOUGH_FOR_LICENSE ? edge() : null;
    case 'place':
      return isSamePlace(one.place, other.place) ? edge() : null;
    default:
      return edge();
  }
}

const isSameZip = (left: PlaceIdentity, right: PlaceIdentity): boolean =>
  left.zipCode === null || right.zipCode === null || left.zipCode === right.zipCode;

/** Numbers that are known on both sides, none of them on both. */
const differ = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  left.size > 0 && right.size > 0 && ![...left].some((number) => right.has(number));

class Groups {
  private readonly of: number[];
  private readonly members: number[][];

  constructor(private readonly nodes: readonly Node[]) {
    this.of = nodes.map((_, at) => at);
    this.members = nodes.map((_, at) => [at]);
  }

  /** Between records that are said: no data set twice, and weaker rules bow to numbers that differ. */
  join({ left, right, rule }: Edge): void {
    const [one, other] = [this.active(left), this.active(right)];
    const sources = new Set(one.map(({ record }) => record.source));
    if (other.some(({ record }) => sources.has(record.source))) return;
    if (!this.isContradicted(rule, one, other)) this.unite(left, right);
  }

  /** A record that was ended follows the place that is left; it is no bridge between two. */
  joinEnded({ left, right, rule }: Edge): void {
    const [one, other] = [this.all(left), this.all(right)];
    const isSaid = ({ record }: Node) => record.isActive;
    if (one.some(isSaid) && other.some(isSaid)) return;
    if (!this.isContradicted(rule, one, other)) this.unite(left, right);
  }

  list(): Group[] {
    const lists = this.members.filter((members) => members.length > 0).map((members) => members.sort((a, b) => a - b));
    lists.sort(([one = 0], [other = 0]) => one - other);
    return lists.map((members) => members.map((at) => this.nodes[at]?.record) as Group);
  }

  private isContradicted(rule: number, one: Node[], other: Node[]): boolean {
    const kind = MATCH_KINDS[rule];
    const has = (nodes: Node[], number: 'npi' | 'ccn') => new Set(nodes.flatMap(({ place }) => place[number] ?? []));
    const differs = (number: 'npi' | 'ccn') => differ(has(one, number), has(other, number));
    return (kind === 'npi' && differs('ccn')) || (kind === 'place' && (differs('npi') || differs('ccn')));
  }

  private all(at: number): Node[] {
    return (this.members[this.of[at] as number] ?? []).map((member) => this.nodes[member] as Node);
  }

  private active(at: number): Node[] {
    return this.all(at).filter(({ record }) => record.isActive);
  }

  private unite(left: number, right: number): void {
    const [to, from] = [this.of[left] as number, this.of[right] as number];
    if (to === from) return;
    const moved = this.members[from] as number[];
    moved.forEach((at) => (this.of[at] = to));
    this.members[to]?.push(...moved);
    this.members[from] = [];
  }
}
