import { Injectable } from '@nestjs/common';
import { loadModel } from './model-file';
import { Ranker } from './ranker';
import type { RankedCard } from './ranker';

/** Cards that are looked at for one message. */
const MOST_CARDS = 4;

/** The trained ranker of this process. */
@Injectable()
export class CardRanker {
  private readonly ranker = new Ranker(loadModel());

  rank(message: string): RankedCard[] {
    return this.ranker.rank(message, MOST_CARDS);
  }
}
