// A card as words to send: which thing it is, its facts, who says so. What the person said of themselves stays out.
import { cardWord } from '@app/content/records/show-cards';
import type { BilingualText } from '@app/contracts/http/errors';
import { MAPS } from '@web/shared/providers/provider-links';
import type { Card } from './card';

const ADDRESS = cardWord('address').en;

/** @param origin of this site: the last line leads to the page of the thing, or to the first page */
export function cardText({ say, heading, facts, source, page = '/' }: Card, origin: string): BilingualText {
  const rest = heading ? facts : facts.slice(1);
  const title = heading ?? facts[0]?.value ?? say;
  const address = facts.find(({ label }) => label.en === ADDRESS)?.value.en;
  const linesIn = (language: 'ko' | 'en'): string[] => [
    title[language],
    ...rest.map(({ label, value }) => `${label[language]}: ${value[language]}`),
    ...(address ? [MAPS + encodeURIComponent(address)] : []),
    ...(source ? [`${cardWord('source')[language]}: ${source[language]}`] : []),
    origin + page,
  ];
  return { ko: linesIn('ko').join('\n'), en: linesIn('en').join('\n') };
}
