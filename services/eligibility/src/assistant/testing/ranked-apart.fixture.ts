// The wordings set apart, each with the cards that the trained ranker finds; ranked once for a test file.
import { wordingsOf } from '../cards/wordings';
import { loadModel } from '../cards/model-file';
import { Ranker, withoutNone } from '../cards/ranker';
import type { RankedWording } from './ranking-report.fixture';

const MOST = 3;
let ranked: RankedWording[] | undefined;

export function rankedApart(): readonly RankedWording[] {
  if (ranked) return ranked;
  const ranker = new Ranker(loadModel());
  ranked = wordingsOf('apart').map((wording) => ({
    ...wording,
    ranked: withoutNone(ranker.rank(wording.text, MOST + 1)).slice(0, MOST),
  }));
  return ranked;
}
