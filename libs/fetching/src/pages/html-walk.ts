// Walks through a page as it comes, chunk by chunk, and keeps nothing of it: page-tokens.ts tells the tags, open-elements.ts what they
// begin and end.
import { FoundAttributes } from './found-attributes';
import { IS, type Tag, tagOf } from './html-tags';
import { OpenElements, type PageListener } from './open-elements';
import { PageTokens, type TokenListener } from './page-tokens';

export interface WalkOptions {
  /** Names in small letters; others are passed over. */
  attributes: readonly string[];
  /** A part of a document, as a description in a feed, and no page of its own. */
  isPart: boolean;
}

const LESS = 0x3c;

export class HtmlWalk<Mark> implements TokenListener {
  private readonly tokens = new PageTokens(this);
  private readonly open: OpenElements<Mark>;
  /** Of the tag that begins, while the listener hears of it; good until the next one. */
  readonly attributes = new FoundAttributes();
  /** The wanted names by their length: most others are told by that. */
  private readonly wanted = new Map<number, string[]>();
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
    for (const name of attributes) this.wanted.set(name.length, [...(this.wanted.get(name.length) ?? []), name]);
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
    this.tokens.end();
    this.open.finish();
  }

  private feed(text: string): void {
    this.offset += this.buffer.length;
    // The standard's own first step.
    this.buffer = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    this.tokens.write(this.buffer, this.offset);
    if (this.raw === -1) return;
    this.tellRaw(this.offset + this.buffer.length);
  }

  tagName(tag: Tag): void {
    this.tag = tag;
    this.attributes.clear();
  }

  text(start: number, end: number): void {
    if (this.raw !== -1) return;
    const text = this.slice(start, end);
    // `</>` means nothing in a page; the tokenizer takes it for text.
    this.listener.text(text.charCodeAt(0) === LESS && text.startsWith('</>') ? text.slice(3) : text);
  }

  textEntity(codePoint: number): void {
    if (this.raw === -1) this.listener.text(String.fromCodePoint(codePoint));
  }

  tagBegins(end: number, isSelfClosed: boolean): void {
    if (this.raw !== -1) return;
    this.open.start(this.tag, isSelfClosed);
    if (this.tag.flags & IS.raw && this.open.isInRaw()) this.raw = end + 1;
  }

  tagEnds(tag: Tag, start: number): void {
    if (this.raw !== -1) {
      if (!this.open.isInRaw(tag)) return;
      this.tellRaw(start - 2);
      this.raw = -1;
    }
    // An end tag may begin an element, which has none.
    this.attributes.clear();
    this.open.end(tag);
  }

  attributeName(start: number, end: number): void {
    this.name = null;
    const alike = this.wanted.get(end - start);
    if (!alike) return;
    const at = start - this.offset;
    for (const wanted of alike)
      if (this.buffer.startsWith(wanted, at) || this.slice(start, end).toLowerCase() === wanted) this.name = wanted;
    // Of two the first counts.
    if (this.name !== null && this.attributes.has(this.name)) this.name = null;
    this.value = '';
  }

  attributeValue(start: number, end: number): void {
    if (this.name !== null) this.value += this.slice(start, end);
  }

  attributeEntity(codePoint: number): void {
    if (this.name !== null) this.value += String.fromCodePoint(codePoint);
  }

  attributeEnd(): void {
    if (this.name !== null) this.attributes.set(this.name, this.value);
    this.name = null;
  }

  private tellRaw(end: number): void {
    if (end > this.raw) this.listener.text(this.slice(this.raw, end));
    this.raw = end;
  }

  private slice(start: number, end: number): string {
    // What began in a piece that is gone is no text: a comment that nobody closed.
    return this.buffer.slice(Math.max(0, start - this.offset), end - this.offset);
  }
}
