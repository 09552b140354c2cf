// What FHIR R4 looks like to a reader that trusts nothing: resources, references, codes, dates. Pure.
import { cleanText } from '../named-rows/named-row';

export type Json = Record<string, unknown>;

export interface Resource extends Json {
  resourceType: string;
}

const LONGEST_TEXT = 200;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isResource = (value: unknown): value is Resource =>
  isObject(value) && typeof value['resourceType'] === 'string';

/** The objects of a list that may be missing. */
export const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** One line of text, cut where no name is that long; undefined for nothing. */
export const textOf = (value: unknown): string | undefined => cleanText(value)?.slice(0, LONGEST_TEXT);

/** All codes of one or several CodeableConcepts, of one system or of all. */
export function codingsOf(
  concepts: unknown,
  system?: string,
): { code: string | undefined; display: string | undefined }[] {
  const list = Array.isArray(concepts) ? concepts : [concepts];
  return list
    .filter(isObject)
    .flatMap(({ coding }) => objectsOf(coding))
    .filter((coding) => system === undefined || textOf(coding['system']) === system)
    .map((coding) => ({ code: textOf(coding['code']), display: textOf(coding['display']) }));
}

/** `Practitioner/7` of "Practitioner/7", "https://any.host/R4/Practitioner/7" and "Practitioner/7/_history/2"; else unchanged. */
export function referenceKey(reference: string): string {
  const [, key] = /(?:^|\/)([A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]+)?$/.exec(reference) ?? [];
  return key ?? reference;
}

/** The telephone number of a place or person; fax and e-mail are none. */
export function telephoneOf(telecom: unknown): string | null {
  const phone = objectsOf(telecom).find(({ system, use }) => system === 'phone' && use !== 'old');
  return textOf(phone?.['value']) ?? null;
}
