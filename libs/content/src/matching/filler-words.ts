// Words that people add to a search and no record holds. Dropped only while something else is left.
import words from '../../data/search/filler-words.json';
import { searchForm } from './search-text';

const FILLERS = new Set([...words.korean, ...words.english].map(searchForm));

export const isFiller = (word: string): boolean => FILLERS.has(searchForm(word));

/** Longest first: 에서 before 에. */
const PARTICLES = words.particles.toSorted((one, other) => other.length - one.length);

/** The word without a particle at its end (약국을 -> 약국), when at least two syllables stay; every way to cut it. */
export const withoutParticle = (word: string): string[] =>
  PARTICLES.filter((particle) => word.endsWith(particle) && word.length - particle.length >= 2).map((particle) =>
    word.slice(0, -particle.length),
  );
