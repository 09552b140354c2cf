// Korean names of California's 58 counties, as the Korean-language press here writes them. The English name is the key.
import counties from '../../data/counties.json';

/** English name, without the word County -> Korean name. */
export const CALIFORNIA_COUNTIES: ReadonlyMap<string, string> = new Map(Object.entries(counties));

/** "로스앤젤레스(LA) 카운티" or "Los Angeles County". A name we do not know (another state) keeps its English form. */
export function countyText(county: string, language: string): string {
  if (language !== 'ko') return `${county} County`;
  // Everybody here says LA, and the long name alone is also the city's.
  const short = county === 'Los Angeles' ? '(LA)' : '';
  return `${CALIFORNIA_COUNTIES.get(county) ?? county}${short} 카운티`;
}
