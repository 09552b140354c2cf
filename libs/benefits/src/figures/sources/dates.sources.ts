// Sources of the dates the home page counts down to: apart from the others, so that it loads only these.
import { sources } from './dates.sources.json';
import { publishers } from './first-publishers.json';
import { sourcesOf } from './source';

export const DATE_SOURCES = sourcesOf(sources, publishers);
