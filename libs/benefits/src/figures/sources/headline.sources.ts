// Sources of the figures the home page shows: apart from the others, so that it loads only these.
import { publishers } from './first-publishers.json';
import { sources } from './headline.sources.json';
import { sourcesOf } from './source';

export const HEADLINE_SOURCES = sourcesOf(sources, publishers);
