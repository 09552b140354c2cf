// The trained ranker as a file: the build writes it next to this module; tests and `make start` of changed sources train once and keep it.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { wordingsOf } from './wordings';
import type { Wording } from './wordings';
import type { RankerModel, Row } from './ranker-model';
import { trainRanker } from './train-ranker';

/** `cards` and `weights` belong together by their place; weights are in hundredths. */
type StoredRow = [feature: string, value: number, danger: number, cards: number[], weights: number[]];

/** Written by the build (`node dist/services/eligibility/src/assistant/cards/build-model.js`). */
const BUILT_FILE = join(__dirname, 'model.ndjson');
const HUNDREDTHS = 100;

const inHundredths = (value: number): number => Math.round(value * HUNDREDTHS);

const storedRow = ([feature, { value, danger, cards, weights }]: [string, Row]): StoredRow => [
  feature,
  inHundredths(value) / HUNDREDTHS,
  inHundredths(danger) / HUNDREDTHS,
  [...cards],
  [...weights].map(inHundredths),
];

/** The cards in the first line, then a row a line: read line by line, a file of 20 MB leaves little garbage behind. */
export const serialize = ({ cards, rows }: RankerModel): string =>
  [cards, ...[...rows].map(storedRow)].map((line) => JSON.stringify(line)).join('\n');

export function deserialize(text: string): RankerModel {
  const [cards = '[]', ...lines] = text.split('\n');
  const rows = new Map<string, Row>();
  for (const line of lines) {
    const [feature, value, danger, its, weights] = JSON.parse(line) as StoredRow;
    rows.set(feature, {
      value,
      danger,
      cards: Uint16Array.from(its),
      weights: Float32Array.from(weights, (weight) => weight / HUNDREDTHS),
    });
  }
  return { cards: JSON.parse(cards) as string[], rows };
}

/** Written whole, then renamed: another process never reads half of it. */
function writeModel(file: string, wordings: readonly Wording[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, serialize(trainRanker(wordings)));
  renameSync(draft, file);
}

/** The sources of this folder, also for the compiled module: both use the same trained file. */
const SOURCES = __dirname.replace(`${sep}dist${sep}services${sep}`, `${sep}services${sep}`);

/** A file for these wordings and this code, so that neither can meet the model of another version. */
function cachedFile(wordings: readonly Wording[]): string {
  const hash = createHash('sha256');
  for (const name of ['features', 'ranker-model', 'train-ranker', 'softmax-regression', 'model-file'])
    hash.update(readFileSync(join(SOURCES, `${name}.ts`)));
  for (const { card, text } of wordings) hash.update(`${card}\n${text}\n`);
  return join(tmpdir(), 'senior-health-guide', `ranker-${hash.digest('hex').slice(0, 16)}.ndjson`);
}

/** Trains once for each version of the wordings, which takes about 80 seconds. */
function trainedFile(): string {
  const wordings = wordingsOf('train');
  const file = cachedFile(wordings);
  if (!existsSync(file)) writeModel(file, wordings);
  return file;
}

/** Puts the model next to this module, for the image and for a start without training. */
export const buildModel = (): void => copyFileSync(trainedFile(), BUILT_FILE);

export const loadModel = (): RankerModel =>
  deserialize(readFileSync(existsSync(BUILT_FILE) ? BUILT_FILE : trainedFile(), 'utf8'));
