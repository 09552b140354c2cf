// A directory has several rows for one doctor: one for each plan, group or role. Here they become one source record. Pure.
import type { NetworkWord } from '@app/contracts/http/networks';
import type { PlaceFields } from '../../sources/facility-record';
import type { SourceRecord } from '../matching/source-record';

/** The same whichever comes first. */
export function united(one: SourceRecord, other: SourceRecord): SourceRecord {
  const [base, more] = spelled(one) <= spelled(other) ? [one, other] : [other, one];
  return { ...base, fields: joined(more.fields, base.fields) };
}

/** The stored fields updated by a newer record: fields that the newer record lacks stay. */
export const renewed = (before: PlaceFields, record: SourceRecord): SourceRecord => ({
  ...record,
  fields: joined(before, record.fields),
});

const spelled = ({ fields: { address, phone, name }, sourceUrl }: SourceRecord): string =>
  JSON.stringify([address ?? '', phone ?? '', name, sourceUrl]);

/** `base` leads; lists are joined. */
function joined(more: PlaceFields, base: PlaceFields): PlaceFields {
  const { type, specialties, taxonomyCodes, networks, languages, languageSource } = base;
  const talk = languages && languages.length > 0 ? { languages, languageSource } : pick(more);
  return {
    ...more,
    ...base,
    type: type === 'doctor' || more.type === 'doctor' ? 'doctor' : type,
    specialties: both(specialties, more.specialties),
    taxonomyCodes: both(taxonomyCodes, more.taxonomyCodes),
    networks: bothNetworks(networks, more.networks),
    ...talk,
  };
}

const pick = ({ languages, languageSource }: PlaceFields): Pick<PlaceFields, 'languages' | 'languageSource'> =>
  languages === undefined ? {} : { languages, languageSource };

const both = (one: readonly string[] = [], other: readonly string[] = []): string[] =>
  [...new Set([...one, ...other])].sort();

function bothNetworks(one: readonly NetworkWord[] = [], other: readonly NetworkWord[] = []): NetworkWord[] {
  const key = ({ insurer, network, group, line }: NetworkWord) => JSON.stringify([insurer, network, group, line]);
  const known = new Map([...one, ...other].map((each) => [key(each), each]));
  return [...known].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, each]) => each);
}
