// Walks through a page as it comes, chunk by chunk, and keeps nothing of it: htmlparser2 tells the tags, open-elements.ts what they
// begin and end.
import { Tokenizer } from 'htmlparser2';
import { type Tag, tagOf } from './html-tags';
import { OpenElements, type PageListener } from './open-elements';

/** The attributes of the tag that begins; those alone that were asked for. */
export type Attributes = ReadonlyMap<string, string>;

export interface WalkOptions {
  /** Names in small letters; others are passed over. */
  attributes: readonly string[];
  /** A part of a document, as a description in a feed, and no page of its own. */
  isPart: boolean;
}

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

export class HtmlWalk<Mark> {
  private readonly tokenizer: Tokenizer;
  private readonly open: OpenElements<Mark>;
  private readonly found = new Map<string, string>();
  private readonly wanted: ReadonlySet<string>;
  /** Lengths of the wanted names: most others are told by that. */
  private readonly lengths: ReadonlySet<number>;
  private buffer = '';
  /** Where the buffer begins in the page. */
  private offset = 0;
  /** What has come since the last end of a tag: no name is ever in two pieces. */
  private rest = '';
  private tag: Tag = tagOf('html');
  private name: string | null = null;
  private value = '';
  /** Where the letters begin that have not been told yet of an element that holds no tags; -1 = there is none. */
  private raw = -1;

  constructor(
    private readonly listener: PageListener<Mark>,
    { attributes, isPart }: WalkOptions,
  ) {
    this.open = new OpenElements(listener, isPart);
    this.wanted = new Set(attributes);
    this.lengths = new Set(attributes.map(({ length }) => length));
    this.tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, this.callbacks());
  }

  /** Of the tag that begins, while the listener hears of it; good until the next one. */
  get attributes(): Attributes {
    return this.found;
  }

  /** @throws CrawlFailure `schema_changed` for a page that is nested beyond all reason */
  write(text: string): void {
    const end = text.lastIndexOf('>') + 1;
    if (end === 0) {
      this.rest += text;
      return;
    }
    this.feed(this.rest + text.slice(0, end));
    this.rest = text.slice(end);
  }

  /** @throws as {@link write} */
  end(): void {
    this.feed(this.rest);
    this.rest = '';
    this.tokenizer.end();
    this.open.finish();
  }

  private feed(text: string): void {
    this.offset += this.buffer.length;
    // The standard's own first step.
    this.buffer = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    this.tokenizer.write(this.buffer);
    if (this.raw === -1) return;
    this.tellRaw(this.offset + this.buffer.length);
  }

  private callbacks(): Callbacks {
    const nothing = (): void => undefined;
    return {
      ontext: (start, end) => this.text(this.slice(start, end)),
      ontextentity: (codePoint) => this.text(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => {
        this.tag = tagOf(this.slice(start, end));
        if (this.found.size > 0) this.found.clear();
      },
      onattribname: (start, end) => this.attributeBegins(start, end),
      onattribdata: (start, end) => {
        if (this.name !== null) this.value += this.slice(start, end);
      },
      onattribentity: (codePoint) => {
        if (this.name !== null) this.value += String.fromCodePoint(codePoint);
      },
      onattribend: () => this.attributeEnds(),
      onopentagend: (end) => this.tagBegins(end, false),
      onselfclosingtag: (end) => this.tagBegins(end, true),
      onclosetag: (start, end) => this.tagEnds(start, end),
      oncomment: nothing,
      oncdata: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    };
  }

  /** `</>` means nothing in a page; the tokenizer takes it for text. */
  private text(text: string): void {
    if (this.raw === -1) this.listener.text(text.startsWith('</>') ? text.slice(3) : text);
  }

  private tagBegins(end: number, isSelfClosed: boolean): void {
    if (this.raw !== -1) return;
    this.open.start(this.tag, isSelfClosed);
    if (this.open.isInRaw()) this.raw = end + 1;
  }

  private tagEnds(start: number, end: number): void {
    const tag = tagOf(this.slice(start, end));
    if (this.raw !== -1) {
      if (!this.open.isInRaw(tag)) return;
      this.tellRaw(start - 2);
      this.raw = -1;
    }
    // An end tag may begin an element, which has none.
    if (this.found.size > 0) this.found.clear();
    this.open.end(tag);
  }

  private tellRaw(end: number): void {
    if (end > this.raw) this.listener.text(this.slice(this.raw, end));
    this.raw = end;
  }

  private attributeBegins(start: number, end: number): void {
    this.name = null;
    if (!this.lengths.has(end - start)) return;
    const name = this.slice(start, end).toLowerCase();
    // Of two the first counts.
    if (!this.wanted.has(name) || this.found.has(name)) return;
    this.name = name;
    this.value = '';
  }

  private attributeEnds(): void {
    if (this.name !== null) this.found.set(this.name, this.value);
    this.name = null;
  }

  private slice(start: number, end: number): string {
    // What began in a piece that is gone is no text: a comment that nobody closed.
    return this.buffer.slice(Math.max(0, start - this.offset), end - this.offset);
  }
}
