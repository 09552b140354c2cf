// A sentence that states a fact, with the pages it rests on. A source is the id of a figure's source (libs/benefits) or of a page
// in data/page-sources.json; amounts are never typed: a text names them (amounts.ts).
import { sourceCheckedOn, SOURCES } from '@app/benefits/figures/sources';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Verification } from '@app/contracts/http/provenance';
import pageSources from '../../data/page-sources.json';

export interface CitedSentence {
  text: BilingualText;
  /** At least one, the nearest first. */
  sources: readonly string[];
}

/** A page that curated texts rest on and no figure does. */
export interface PageSource {
  publisher: BilingualText;
  title: BilingualText;
  /** Null: a page of this repository (docs/facts), without an address of its own. */
  url: string | null;
  verified: Verification;
  /** ISO day somebody last read it. */
  checkedOn: string;
}

/** Who says so: publisher and title in one line. */
export interface CitedPage {
  title: BilingualText;
  url: string | null;
  verified: Verification;
  /** ISO day. */
  checkedOn: string;
}

const PAGES = new Map<string, PageSource>(Object.entries(pageSources as Readonly<Record<string, PageSource>>));
const FIGURE_SOURCES = new Map(Object.entries(SOURCES));

/** The page behind an id of `CitedSentence.sources`. @throws Error for an id that is in neither table */
export function citedPage(id: string): CitedPage {
  const ofFigure = FIGURE_SOURCES.get(id);
  if (ofFigure) {
    return { title: ofFigure.citation, url: ofFigure.url, verified: ofFigure.verified, checkedOn: sourceCheckedOn(id) };
  }
  const page = PAGES.get(id);
  if (!page) throw new Error(`no source is called ${id}`);
  const { publisher, title, url, verified, checkedOn } = page;
  return {
    title: { ko: `${publisher.ko}, ${title.ko}`, en: `${publisher.en}, ${title.en}` },
    url,
    verified,
    checkedOn,
  };
}
