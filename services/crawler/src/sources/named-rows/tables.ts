// Delimited text as a stream of rows, whatever its size, with the failures of a crawl.
import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { CrawlFailure } from '@app/fetching/crawl-failure';
import { textPieces } from './text-file';

/** A row with one cell of megabytes is left out by itself; beyond this a quote was never closed. */
const LONGEST_ROW = 8_000_000;

export const COMMA: Options = { delimiter: ',' };
/** PBP files: tab separated, and a quote is an ordinary character. */
export const TAB: Options = { delimiter: '\t', quote: null };

/**
 * Rows as they stand, the header first; ragged rows too, because the caller counts them.
 * @param open called twice: textPieces says why
 * @throws CrawlFailure `truncated_body` when the text ends inside a quoted cell, `schema_changed`; the signal's reason
 */
export async function* rowsOf(
  open: () => Promise<Readable> | Readable,
  format: Options,
  signal: AbortSignal,
): AsyncGenerator<string[]> {
  const source = Readable.from(textPieces(open));
  const parser = parse({
    ...format,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  // The loop below sees an error of either stream: pipeline destroys the parser with it.
  pipeline(source, parser, () => undefined);
  try {
    for await (const row of parser) {
      signal.throwIfAborted();
      yield row as string[];
    }
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error);
  } finally {
    source.destroy();
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof CrawlFailure) return error;
  if (error instanceof CsvError) {
    const isCut = error.code === 'CSV_QUOTE_NOT_CLOSED';
    return new CrawlFailure(isCut ? 'truncated_body' : 'schema_changed', error.code, { cause: error });
  }
  return new CrawlFailure('truncated_body', 'the file breaks off', { cause: error });
}
