// Korean names of the cities where Korean Californians live and go, as the Korean-language press here writes them. Others
// keep their English name: letters and signs carry it.
import cities from '../../data/cities.json';

const byFoldedName = new Map(Object.entries(cities).map(([name, korean]) => [name.toLowerCase(), { name, korean }]));

/** 로스앤젤레스 / Los Angeles, also for a record that writes it in capitals; an unknown city as its record has it. */
export function cityText(city: string, language: string): string {
  const known = byFoldedName.get(city.trim().toLowerCase());
  if (!known) return city;
  return language === 'ko' ? known.korean : known.name;
}
