import type { ZipResponse } from '@app/contracts/http/catalog';
import { countyText } from '@app/content/places/california-counties';

/** "Los Angeles, 로스앤젤레스(LA) 카운티": the post office's place name stays English, because letters carry it. */
export function placeText({ place, counties }: Pick<ZipResponse, 'place' | 'counties'>, language: string): string {
  return [place, ...counties.map((county) => countyText(county, language))].filter(Boolean).join(', ');
}
