// Through which networks and which medical group an insurer's members see a doctor. Pure.
import type { NetworkWord } from '@app/contracts/http/networks';
import { codingsOf, type Json, objectsOf } from './fhir';
import type { Included } from './included';

const NETWORK = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition/network-reference';
/** A doctor in more networks than that is a slip. */
const MOST = 50;
/** Organizations that are no medical group: who pays, and its networks. */
const NO_GROUP = new Set(['payer', 'ntwk', 'pay', 'ins']);

/** Sorted, each once. A role without a network still says that the insurer has the doctor. */
export function networksOf(role: Json, included: Included, insurer: string): NetworkWord[] {
  const references = objectsOf(role['extension']).flatMap((each) =>
    each['url'] === NETWORK ? [each['valueReference']] : [],
  );
  const names = [...new Set(references.flatMap((reference) => included.nameOf(reference) ?? []))].sort().slice(0, MOST);
  const group = groupOf(role, included, insurer);
  const networks = names.length > 0 ? names : [null];
  return networks.map((network) => ({ insurer, network, group, line: lineOf(network) }));
}

/** The organization the doctor works for, unless that is the insurer itself. */
function groupOf(role: Json, included: Included, insurer: string): string | null {
  const organization = included.find(role['organization']);
  if (codingsOf(organization?.['type']).some(({ code }) => code !== undefined && NO_GROUP.has(code))) return null;
  const name = included.nameOf(role['organization']);
  return name === insurer ? null : name;
}

/** What the network's own name says of the kind of insurance; null when it does not. */
function lineOf(network: string | null): NetworkWord['line'] {
  if (network === null) return null;
  if (/medi-?cal\b|medicaid/i.test(network)) return 'medi-cal';
  if (/medicare/i.test(network)) return 'medicare';
  return /covered california|marketplace|exchange/i.test(network) ? 'covered-california' : null;
}
