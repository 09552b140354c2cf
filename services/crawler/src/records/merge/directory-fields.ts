// What directories of insurers add to a record: which plans take the doctor's bills, through which medical group, and what the
// doctor speaks. Pure.
import type { StatedNetwork } from '@app/contracts/http/networks';
import { PLAN_DIRECTORIES, type RecordSource } from '../../sources/facility-record';
import { LANGUAGES } from './merge-ranks';
import type { StoredSourceRecord } from '../matching/source-record';

export const isPlanDirectory = (source: RecordSource): boolean =>
  PLAN_DIRECTORIES.some((directory) => directory === source);

export interface SpokenLanguages {
  languages: string[];
  languageSource: string | null;
  /** The winning source; null when no source states a language. */
  source: RecordSource | null;
}

/**
 * The best source's languages. Directories complete each other: one that names Spanish alone does not deny the Korean that
 * another names, and each insurer asks only its own doctors.
 */
export function languagesOf(records: readonly StoredSourceRecord[]): SpokenLanguages {
  const speaking = records.filter(({ fields }) => (fields.languages ?? []).length > 0);
  if (speaking.length === 0) return { languages: [], languageSource: null, source: null };
  const stating = LANGUAGES.flatMap((source) => speaking.filter((record) => record.source === source));
  const [best] = stating;
  if (!best) return { languages: [], languageSource: null, source: null };
  const believed = isPlanDirectory(best.source) ? stating.filter(({ source }) => isPlanDirectory(source)) : [best];
  const sources = believed.flatMap(({ fields }) => fields.languageSource ?? []);
  return {
    languages: [...new Set(believed.flatMap(({ fields }) => fields.languages ?? []))],
    languageSource: sources.length > 0 ? [...new Set(sources)].join('; ') : null,
    source: best.source,
  };
}

/** Every network that is stated now, each once for each source, in a fixed order. Without days: those stand in the records. */
export function networksOf(records: readonly StoredSourceRecord[]): StatedNetwork[] {
  const stated = records.flatMap(({ source, fields }) =>
    (fields.networks ?? []).map(({ insurer, network, group, line }) => ({ insurer, network, group, line, source })),
  );
  if (stated.length === 0) return [];
  const named = new Map(stated.map((one) => [JSON.stringify(Object.values(one)), one]));
  return [...named].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, network]) => network);
}
