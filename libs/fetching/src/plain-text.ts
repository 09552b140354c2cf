// HTML of a source -> a line of plain text. Nothing of it is ever shown as HTML.
import { HtmlWalk } from './pages/html-walk';
import { type PageReader, type PageReading, readWhole, WALK_VERSION } from './pages/page-reader';

const SILENT = ['script', 'style', 'noscript', 'template', 'iframe', 'svg', 'object', 'form'];
/** Blocks end a word: "one</p><p>two" is two words. */
const BLOCKS = 'p div br li td th tr h1 h2 h3 h4 h5 h6 section article figure figcaption blockquote'.split(' ');
/** What turns or hides text: controls, directions, letters without width. */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Without what no reader sees. */
export const visible = (text: string): string => text.replace(HIDDEN, '');

/** All blanks but the single ones, which are most and stay as they are. */
const BLANKS = /\s\s+|[^\S ]/g;

const oneLine = (text: string): string => visible(text).replace(BLANKS, ' ').trim();

type Mark = 'block' | 'silent';

class TextReading implements PageReading<string> {
  private words = '';
  /** Elements that are open of which nothing is read. */
  private silent = 0;
  private readonly walk: HtmlWalk<Mark>;

  /** @param marks of the tags that matter */
  constructor(marks: ReadonlyMap<string, Mark>) {
    const listener = {
      open: (tag: string) => {
        const mark = marks.get(tag) ?? null;
        if (mark === 'silent') this.silent += 1;
        return mark;
      },
      text: (text: string) => {
        if (this.silent === 0) this.words += text;
      },
      close: (mark: Mark) => {
        if (mark === 'silent') this.silent -= 1;
        else if (this.silent === 0) this.words += ' ';
      },
    };
    this.walk = new HtmlWalk(listener, { attributes: [], isPart: true });
  }

  write(text: string): void {
    this.walk.write(text);
  }

  end(): string {
    this.walk.end();
    return oneLine(this.words);
  }
}

/** All that a page says, as words with single blanks between them. @param silent names left out with all they hold */
export function textReader(silent: readonly string[] = SILENT): PageReader<string> {
  const mark = (tags: readonly string[], as: Mark) => tags.map((tag): [string, Mark] => [tag, as]);
  const marks = new Map([...mark(BLOCKS, 'block'), ...mark(silent, 'silent')]);
  return { version: `text ${WALK_VERSION} ${silent.join(' ')}`, open: () => new TextReading(marks) };
}

const PLAIN = textReader();

/** @returns words with single blanks between them; empty when there are none */
export const plainText = (html: string): string => (/[<&]/.test(html) ? readWhole(PLAIN, html) : oneLine(html));

/** At most so many characters, cut between two words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : undefined).trimEnd()}…`;
}
