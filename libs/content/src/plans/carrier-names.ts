// Companies that sell Medicare plans in California, as Korean readers write them. The English name always stands beside it
// in a plan's details: the Korean one is how it is read, not a registered name. Six are those of records/insurers.ts.
import type { BilingualText } from '@app/contracts/http/errors';
import namesInKorean from '../../data/carrier-names.json';

/** Beginning of the name CMS prints -> Korean. */
const NAMES = Object.entries(namesInKorean);

/** "휴매나" in Korean where we know how it is written, else the name of the source. */
export function carrierText(carrier: string, language: keyof BilingualText): string {
  if (language === 'en') return carrier;
  return NAMES.find(([start]) => carrier.toLowerCase().startsWith(start.toLowerCase()))?.[1] ?? carrier;
}

/** Every name that {@link carrierText} knows. */
export const carrierNames = (language: keyof BilingualText): readonly string[] =>
  NAMES.map(([english, korean]) => (language === 'ko' ? korean : english));
