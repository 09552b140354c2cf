// Finds what a message asks: by the trained ranker, and where that is unsure by the servers that an operator may have configured.
import { Injectable } from '@nestjs/common';
import { CardVectors } from '../../model/card-vectors.service';
import { ModelService } from '../../model/model.service';
import type { Person } from '../understanding/person';
import type { Question } from '../understanding/question';
import { withMeaning } from './by-meaning';
import { cardsOf, choicesOf, isOpen, MOST_CARDS, MOST_CHOICES, SURE } from './decide';
import { Ranker } from './ranker';
import type { RankedCard } from './ranker';

/** The likeliest cards first. */
type Ranked = readonly RankedCard[];

@Injectable()
export class CardFinder {
  constructor(
    private readonly ranker: Ranker,
    private readonly vectors: CardVectors,
    private readonly model: ModelService,
  ) {}

  byWords(question: Question): Ranked {
    return cardsOf(question, this.ranker);
  }

  byWordsOf(text: string): Ranked {
    return this.ranker.rank(text, MOST_CARDS);
  }

  /** @returns `found` before the language model chose, `ranked` after it; the question with what the model read of the person */
  async find(read: Question, signal: AbortSignal): Promise<{ question: Question; ranked: Ranked; found: Ranked }> {
    const found = await this.byMeaning(read, this.byWords(read), signal);
    return { found, ...(await this.chosen(read, found, signal)) };
  }

  /** The cards that a server of embeddings finds near count as much as those of the ranker. */
  private async byMeaning(question: Question, ranked: Ranked, signal: AbortSignal): Promise<Ranked> {
    if (!this.vectors.isOn || !isOpen(question, ranked)) return ranked;
    const similarities = await this.vectors.similarities(question.text, signal);
    return similarities ? withMeaning(this.ranker.rank(question.text, MOST_CHOICES), similarities, MOST_CARDS) : ranked;
  }

  /** The language model may say which of the likeliest cards is meant, and what is said of the person. */
  private async chosen(question: Question, ranked: Ranked, signal: AbortSignal) {
    if (!this.model.readsQuestions || !isOpen(question, ranked)) return { question, ranked };
    const cards = choicesOf(this.ranker.rank(question.text, MOST_CHOICES), question.language);
    const choice = await this.model.choose({ question: question.text, cards, signal });
    if (!choice) return { question, ranked };
    const { age, monthlyIncome } = choice;
    const said: Person = {
      ...(age !== undefined && { age }),
      ...(monthlyIncome !== undefined && { income: { value: monthlyIncome, per: 'month' } }),
    };
    return {
      question: { ...question, person: { ...said, ...question.person } },
      ranked: [{ id: choice.card, probability: SURE }, ...ranked.filter(({ id }) => id !== choice.card)],
    };
  }
}
