// The trained ranker as a file: the build writes it beside this module; tests and `make start` of changed sources train once and keep it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { wordingsOf } from './wordings';
import type { RankerModel, Row } from './ranker-model';
import { trainRanker } from './train-ranker';

interface StoredModel {
  cards: string[];
  /** Feature, value, then pairs of card and weight in hundredths. */
  rows: [feature: string, value: number, ...pairs: number[]][];
}

/** Written by the build (`node dist/services/eligibility/src/assistant/cards/build-model.js`). */
export const BUILT_FILE = join(__dirname, 'model.json');
const HUNDREDTHS = 100;

const storedRow = ([feature, { value, cards, weights }]: [string, Row]): StoredModel['rows'][number] => {
  const pairs = Array.from(cards).flatMap((card, at) => [card, Math.round((weights[at] ?? 0) * HUNDREDTHS)]);
  return [feature, Math.round(value * HUNDREDTHS) / HUNDREDTHS, ...pairs];
};

export const serialize = ({ cards, rows }: RankerModel): string =>
  JSON.stringify({ cards: [...cards], rows: [...rows].map(storedRow) } satisfies StoredModel);

export function deserialize(text: string): RankerModel {
  const { cards, rows } = JSON.parse(text) as StoredModel;
  return {
    cards,
    rows: new Map(
      rows.map(([feature, value, ...pairs]) => {
        const isCard = (_: number, at: number): boolean => at % 2 === 0;
        return [
          feature,
          {
            value,
            cards: Uint16Array.from(pairs.filter(isCard)),
            weights: Float32Array.from(
              pairs.filter((_, at) => at % 2 === 1),
              (weight) => weight / HUNDREDTHS,
            ),
          },
        ];
      }),
    ),
  };
}

/** Written whole, then renamed: another process never reads half of it. */
export function writeModel(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, serialize(trainRanker(wordingsOf('train'))));
  renameSync(draft, file);
}

/** A file for these wordings and this code, so that neither can meet the model of another version. */
function cachedFile(): string {
  const hash = createHash('sha256');
  for (const name of ['features', 'ranker-model', 'train-ranker', 'model-file'])
    hash.update(readFileSync(join(__dirname, `${name}${__filename.slice(-3)}`)));
  for (const { card, text } of wordingsOf('train')) hash.update(`${card}\n${text}\n`);
  return join(tmpdir(), 'senior-health-guide', `ranker-${hash.digest('hex').slice(0, 16)}.json`);
}

/** The built model, or one trained now (some seconds, once for each version of the wordings). */
export function loadModel(): RankerModel {
  const file = existsSync(BUILT_FILE) ? BUILT_FILE : cachedFile();
  if (!existsSync(file)) writeModel(file);
  return deserialize(readFileSync(file, 'utf8'));
}
