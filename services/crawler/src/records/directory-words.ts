// What directories of insurers add to a record: which plans take the doctor's bills, through which medical group, and what the
// doctor speaks. Pure.
import type { StatedNetwork } from '@app/contracts/http/networks';
import { PLAN_DIRECTORIES, type StatementSource } from '../sources/facility-record';
import { LANGUAGES } from './merge-ranks';
import type { Statement } from './statement';

export const isPlanDirectory = (source: StatementSource): boolean =>
  PLAN_DIRECTORIES.some((directory) => directory === source);

export interface SpokenLanguages {
  languages: string[];
  languageSource: string | null;
  /** Who is believed; null when nobody states a language. */
  source: StatementSource | null;
}

/**
 * The best source's languages. Directories complete each other: one that names Spanish alone does not deny the Korean that
 * another names, and each insurer asks only its own doctors.
 */
export function languagesOf(statements: readonly Statement[]): SpokenLanguages {
  const speaking = statements.filter(({ fields }) => (fields.languages ?? []).length > 0);
  if (speaking.length === 0) return { languages: [], languageSource: null, source: null };
  const stating = LANGUAGES.flatMap((source) => speaking.filter((statement) => statement.source === source));
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

/** Every network that is stated now, each once for each source, in a fixed order. Without days: those stand in the statements. */
export function networksOf(statements: readonly Statement[]): StatedNetwork[] {
  const stated = statements.flatMap(({ source, fields }) =>
    (fields.networks ?? []).map(({ insurer, network, group, line }) => ({ insurer, network, group, line, source })),
  );
  if (stated.length === 0) return [];
  const named = new Map(stated.map((one) => [JSON.stringify(Object.values(one)), one]));
  return [...named].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, network]) => network);
}
