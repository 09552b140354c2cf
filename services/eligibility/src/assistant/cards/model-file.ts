// The trained ranker as a file: the build writes it next to this module; tests and `make start` of changed sources train once and keep it.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { wordingsOf } from './wordings';
import type { Wording } from './wordings';
import type { RankerModel, Row, TrainedModels } from './ranker-model';
import { trainModels } from './train-ranker';

interface StoredModel {
  cards: string[];
  /** `cards` and `weights` belong together by their place; weights are in hundredths. */
  rows: [feature: string, value: number, cards: number[], weights: number[]][];
}

/** Written by the build (`node dist/services/eligibility/src/assistant/cards/build-model.js`). */
const BUILT_FILE = join(__dirname, 'model.json');
const HUNDREDTHS = 100;

const inHundredths = (value: number): number => Math.round(value * HUNDREDTHS);

const storedRow = ([feature, { value, cards, weights }]: [string, Row]): StoredModel['rows'][number] => [
  feature,
  inHundredths(value) / HUNDREDTHS,
  [...cards],
  [...weights].map(inHundredths),
];

const stored = ({ cards, rows }: RankerModel): StoredModel => ({ cards: [...cards], rows: [...rows].map(storedRow) });

function restored({ cards, rows }: StoredModel): RankerModel {
  const rowOf = ([feature, value, its, weights]: StoredModel['rows'][number]): [string, Row] => [
    feature,
    { value, cards: Uint16Array.from(its), weights: Float32Array.from(weights, (weight) => weight / HUNDREDTHS) },
  ];
  return { cards, rows: new Map(rows.map(rowOf)) };
}

export const serialize = ({ cards, danger }: TrainedModels): string => JSON.stringify([stored(cards), stored(danger)]);

export function deserialize(text: string): TrainedModels {
  const [cards, danger] = JSON.parse(text) as [StoredModel, StoredModel];
  return { cards: restored(cards), danger: restored(danger) };
}

/** Written whole, then renamed: another process never reads half of it. */
function writeModel(file: string, wordings: readonly Wording[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, serialize(trainModels(wordings)));
  renameSync(draft, file);
}

/** The sources of this folder, also for the compiled module: both use the same trained file. */
const SOURCES = __dirname.replace(`${sep}dist${sep}services${sep}`, `${sep}services${sep}`);

/** A file for these wordings and this code, so that neither can meet the model of another version. */
function cachedFile(wordings: readonly Wording[]): string {
  const hash = createHash('sha256');
  for (const name of ['features', 'ranker-model', 'train-ranker', 'model-file', 'wordings'])
    hash.update(readFileSync(join(SOURCES, `${name}.ts`)));
  for (const { card, text } of wordings) hash.update(`${card}\n${text}\n`);
  return join(tmpdir(), 'senior-health-guide', `ranker-${hash.digest('hex').slice(0, 16)}.json`);
}

/** Trains once for each version of the wordings, which takes some seconds. */
function trainedFile(): string {
  const wordings = wordingsOf('train');
  const file = cachedFile(wordings);
  if (!existsSync(file)) writeModel(file, wordings);
  return file;
}

/** Puts the model next to this module, for the image and for a start without training. */
export const buildModel = (): void => copyFileSync(trainedFile(), BUILT_FILE);

export const loadModels = (): TrainedModels =>
  deserialize(readFileSync(existsSync(BUILT_FILE) ? BUILT_FILE : trainedFile(), 'utf8'));
