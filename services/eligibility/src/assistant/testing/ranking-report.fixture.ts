// The part of docs/assistant-report.md about the wordings set apart: how often the right card is first or among the first three.
import { NO_CARD } from '@app/contracts/http/answer-counts';
import type { Wording } from '../cards/wordings';
import type { RankedCard } from '../cards/ranker';

export interface RankedWording extends Wording {
  ranked: readonly RankedCard[];
}

const FIRST_OFFERS = 3;
const WORST = 30;

export const isFirst = ({ card, ranked }: RankedWording): boolean => ranked[0]?.id === card;
export const isOffered = ({ card, ranked }: RankedWording): boolean =>
  ranked.slice(0, FIRST_OFFERS).some(({ id }) => id === card);

/** In percent, one decimal. */
const shareOf = (some: readonly RankedWording[], is: (one: RankedWording) => boolean): string =>
  ((some.filter(is).length / Math.max(1, some.length)) * 100).toFixed(1);

const row = (name: string, some: readonly RankedWording[]): string =>
  `- ${name}: ${some.length} wordings, right card first ${shareOf(some, isFirst)} %, among three ${shareOf(some, isOffered)} %`;

function confusions(all: readonly RankedWording[]): string[] {
  const counts = new Map<string, number>();
  for (const { card, ranked } of all.filter((one) => !isFirst(one))) {
    const pair = `${card} → ${ranked[0]?.id ?? 'nothing'}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, count], [other, more]) => more - count || one.localeCompare(other))
    .slice(0, WORST)
    .map(([pair, count]) => `- ${count}: ${pair}`);
}

/** Sections of the report, as the formatter leaves them. */
export function rankingReport(all: readonly RankedWording[]): string {
  const withCard = all.filter(({ card }) => card !== NO_CARD);
  const kinds = [...new Set(withCard.map(({ card }) => card.split('-')[0] ?? ''))].sort();
  return `## Wordings set apart

Written by other people than those of the training, for the same cards (libs/content/data/asking/apart).

${row('all', withCard)}
${(['ko', 'en'] as const)
  .map((language) =>
    row(
      language,
      withCard.filter((one) => one.language === language),
    ),
  )
  .join('\n')}

By kind of card:

${kinds
  .map((kind) =>
    row(
      kind,
      withCard.filter(({ card }) => card.startsWith(`${kind}-`)),
    ),
  )
  .join('\n')}

The most frequent confusions:

${confusions(withCard).join('\n')}
`;
}
