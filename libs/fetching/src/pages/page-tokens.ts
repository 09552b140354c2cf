// Tells the tags and texts of a page. Usual ones are read here, in a few searches each; whatever is written in another way (comments,
// scripts, rare entities, values without quotes, every mistake) goes to htmlparser2 letter by letter, until it stands between two tags again.
import { Tokenizer } from 'htmlparser2';
import { IS, type Tag, tagAt } from './html-tags';

/** All places are of the page, not of the piece that is being read. What tokens are: htmlparser2's `Tokenizer`. */
export interface TokenListener {
  text: (start: number, end: number) => void;
  textEntity: (codePoint: number) => void;
  tagName: (tag: Tag) => void;
  attributeName: (start: number, end: number) => void;
  attributeValue: (start: number, end: number) => void;
  attributeEntity: (codePoint: number) => void;
  attributeEnd: () => void;
  /** @param end the place of its `>` */
  tagBegins: (end: number, isSelfClosed: boolean) => void;
  /** @param start where its `</` is over */
  tagEnds: (tag: Tag, start: number) => void;
}

const TAB = 0x09;
const LINE = 0x0a;
const FORM = 0x0c;
const RETURN = 0x0d;
const BLANK = 0x20;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SEMICOLON = 0x3b;
/** Those that most pages write. */
const ENTITIES: ReadonlyMap<string, number> = new Map([
  ['amp', 0x26],
  ['lt', 0x3c],
  ['gt', 0x3e],
  ['quot', 0x22],
  ['#39', 0x27],
  ['nbsp', 0xa0],
  ['ndash', 0x2013],
  ['mdash', 0x2014],
  ['lsquo', 0x2018],
  ['rsquo', 0x2019],
  ['ldquo', 0x201c],
  ['rdquo', 0x201d],
]);
const LONGEST_ENTITY = 5;
const UNUSUAL = -1;

const isBlank = (code: number): boolean =>
  code === BLANK || code === LINE || code === TAB || code === FORM || code === RETURN;
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

export class PageTokens {
  private readonly tokenizer: Tokenizer;
  /** Its state between two tags, which it does not tell. */
  private readonly between: number;
  /** From its places to those of the page. */
  private shift = 0;
  /** So many letters went to it. */
  private fed = 0;
  private piece = '';
  /** Where the piece begins in the page. */
  private offset = 0;
  /** The next `&` of the piece; its length when there is none. */
  private entityAt = 0;

  constructor(private readonly heard: TokenListener) {
    this.tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, this.callbacks());
    this.between = this.state;
  }

  /** @param offset where the piece begins in the page */
  write(piece: string, offset: number): void {
    this.piece = piece;
    this.offset = offset;
    this.entityAt = -1;
    for (let at = 0; at < piece.length;) {
      if (this.state === this.between) at = this.readUsual(at);
      if (at === piece.length) return;
      const end = piece.indexOf('>', at) + 1 || piece.length;
      this.shift = offset + at - this.fed;
      this.fed += end - at;
      this.tokenizer.write(piece.slice(at, end));
      at = end;
    }
  }

  end(): void {
    this.tokenizer.end();
  }

  private get state(): number {
    return (this.tokenizer as unknown as { state: number }).state;
  }

  /** @returns where the first thing begins that is not usual, or the end of the piece */
  private readUsual(from: number): number {
    const { piece } = this;
    for (let at = from; ;) {
      const found = piece.indexOf('<', at);
      const end = found === -1 ? piece.length : found;
      at = this.readText(at, end);
      if (at < end || found === -1) return at;
      at = piece.charCodeAt(found + 1) === SLASH ? this.readEndTag(found) : this.readTag(found);
      if (at === UNUSUAL) return found;
    }
  }

  /** @returns where the entity begins that is not usual, or the end */
  private readText(from: number, end: number): number {
    for (let at = from; ;) {
      const textEnd = this.hasEntity(at, end) ? this.entityAt : end;
      if (textEnd > at) this.heard.text(this.offset + at, this.offset + textEnd);
      at = textEnd === end ? end : this.readEntity(textEnd);
      if (at === UNUSUAL) return textEnd;
      if (at === end) return end;
    }
  }

  /** @returns where it is over, or {@link UNUSUAL}, as the next four */
  private readEntity(at: number): number {
    const { piece } = this;
    let end = at + 1;
    while (piece.charCodeAt(end) !== SEMICOLON && end - at <= LONGEST_ENTITY) end += 1;
    const codePoint = ENTITIES.get(piece.slice(at + 1, end));
    if (codePoint === undefined || piece.charCodeAt(end) !== SEMICOLON) return UNUSUAL;
    this.heard.textEntity(codePoint);
    return end + 1;
  }

  private hasEntity(start: number, end: number): boolean {
    if (this.entityAt < start) {
      const found = this.piece.indexOf('&', start);
      this.entityAt = found === -1 ? this.piece.length : found;
    }
    return this.entityAt < end;
  }

  private readEndTag(at: number): number {
    const { piece } = this;
    if (!isLetter(piece.charCodeAt(at + 2))) return UNUSUAL;
    let end = at + 3;
    // Beyond the end of the piece no letter is greater than a blank.
    for (let code = piece.charCodeAt(end); code !== GREATER; code = piece.charCodeAt((end += 1)))
      if (!(code > BLANK)) return UNUSUAL;
    this.heard.tagEnds(tagAt(piece, at + 2, end), this.offset + at + 2);
    return end + 1;
  }

  private readTag(at: number): number {
    const { piece } = this;
    if (!isLetter(piece.charCodeAt(at + 1))) return UNUSUAL;
    let end = this.nameEnd(at + 2);
    if (end === UNUSUAL) return UNUSUAL;
    const tag = tagAt(piece, at + 1, end);
    if (tag.flags & IS.literal) return UNUSUAL;
    this.heard.tagName(tag);
    for (let code = piece.charCodeAt(end); code !== GREATER && code !== SLASH; code = piece.charCodeAt(end)) {
      end = isBlank(code) ? end + 1 : this.readAttribute(end, code);
      if (end === UNUSUAL) return UNUSUAL;
    }
    const isSelfClosed = piece.charCodeAt(end) === SLASH;
    if (isSelfClosed) end += 1;
    if (piece.charCodeAt(end) !== GREATER || this.hasEntity(at, end)) return UNUSUAL;
    this.heard.tagBegins(this.offset + end, isSelfClosed);
    return end + 1;
  }

  private readAttribute(at: number, first: number): number {
    if (!isLetter(first)) return UNUSUAL;
    const { piece, heard, offset } = this;
    const end = this.nameEnd(at + 1);
    if (end === UNUSUAL) return UNUSUAL;
    heard.attributeName(offset + at, offset + end);
    if (piece.charCodeAt(end) !== EQUALS) {
      heard.attributeEnd();
      let next = end;
      while (isBlank(piece.charCodeAt(next))) next += 1;
      return piece.charCodeAt(next) === EQUALS ? UNUSUAL : next;
    }
    const quote = piece.charCodeAt(end + 1);
    if (quote !== QUOTE && quote !== APOSTROPHE) return UNUSUAL;
    const close = piece.indexOf(quote === QUOTE ? '"' : "'", end + 2);
    if (close === -1) return UNUSUAL;
    heard.attributeValue(offset + end + 2, offset + close);
    heard.attributeEnd();
    return close + 1;
  }

  /** Of a tag or an attribute. */
  private nameEnd(from: number): number {
    const { piece } = this;
    for (let at = from; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code <= GREATER && (code === EQUALS || code === GREATER || code === SLASH || isBlank(code))) return at;
    }
    return UNUSUAL;
  }

  private callbacks(): ConstructorParameters<typeof Tokenizer>[1] {
    const nothing = (): void => undefined;
    const { heard } = this;
    return {
      // A page that ends inside a tag, after its `/`, would be told from before its beginning.
      ontext: (start, end) => start >= 0 && heard.text(start + this.shift, end + this.shift),
      ontextentity: (codePoint) => heard.textEntity(codePoint),
      onopentagname: (start, end) => heard.tagName(this.tagAt(start, end)),
      onattribname: (start, end) => heard.attributeName(start + this.shift, end + this.shift),
      onattribdata: (start, end) => heard.attributeValue(start + this.shift, end + this.shift),
      onattribentity: (codePoint) => heard.attributeEntity(codePoint),
      onattribend: () => heard.attributeEnd(),
      onopentagend: (end) => heard.tagBegins(end + this.shift, false),
      onselfclosingtag: (end) => heard.tagBegins(end + this.shift, true),
      onclosetag: (start, end) => heard.tagEnds(this.tagAt(start, end), start + this.shift),
      oncomment: nothing,
      oncdata: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    };
  }

  /** @param start in htmlparser2's places, as `end` */
  private tagAt(start: number, end: number): Tag {
    const toPiece = this.shift - this.offset;
    return tagAt(this.piece, Math.max(0, start + toPiece), end + toPiece);
  }
}
