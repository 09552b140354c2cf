// Which elements are open at a place of a page, by the rules of the HTML standard: what a tag ends that nobody closed, and which end
// tags mean nothing. No tree is kept: who listens hears of beginnings, texts and ends. Left out of the standard is what moves nodes to
// another place of the tree: text between the cells of a table stays where it stands, and a link that is not closed before the end
// of its block ends there and does not begin again in the next one.
import { CrawlFailure } from '../crawl-failure';
import { IS, type Tag, TAG_NUMBERS, tagOf } from './html-tags';

/** Hears a page from its start to its end. `Mark`: what it wants to get back when the element ends. */
export interface PageListener<Mark> {
  /** @returns null when the end of this element does not matter */
  open: (tag: string) => Mark | null;
  text: (text: string) => void;
  close: (mark: Mark) => void;
}

interface Element<Mark> {
  tag: string;
  flags: number;
  /** {@link Tag.number} */
  number: number;
  mark: Mark | null;
  isForeign: boolean;
  /** Closed by its own end tag while what is open in it goes on: a form. */
  isOver: boolean;
}

/** As deep as browsers go. */
const MOST_DEEP = 512;
const isTable = (tag: string): boolean => tag === 'table';
const isTablesHost = (tag: string): boolean => tag === 'table' || tag === 'template';

export class OpenElements<Mark> {
  private readonly stack: Element<Mark>[] = [];
  /** How many paragraphs are open within the innermost element beyond which none is looked for, and those around it. */
  private readonly paragraphs = [0];
  /** How often a tag is open, by its number: most that are looked for are not. */
  private readonly counts = new Int32Array(TAG_NUMBERS);
  /** Whether the page begins inside a table, as its first tag says; parts of a document do. */
  private startsInTable: boolean | null;

  /** @param isPart of a document: may begin inside a table */
  constructor(
    private readonly listener: PageListener<Mark>,
    isPart: boolean,
  ) {
    this.startsInTable = isPart ? null : false;
  }

  /** @throws CrawlFailure `schema_changed` for a page that is nested beyond all reason */
  start(told: Tag, isSelfClosed: boolean): void {
    const { name: tag, flags } = told;
    if (flags & IS.page) return;
    const isForeign = this.isForeign(tag, flags);
    if (isForeign) return this.push(told, isForeign, isSelfClosed);
    if (!this.makeRoom(told)) return;
    this.push(told, isForeign, (flags & IS.void) !== 0);
  }

  end(told: Tag): void {
    const { name: tag, flags } = told;
    if (flags & IS.page) return;
    if (tag === 'br') return this.start(told, false);
    const at = this.placeOf(told, flags);
    if (at === -1) {
      if (tag === 'p') this.start(told, false);
      if (tag === 'p' && this.top?.tag === 'p') this.popTo(this.stack.length - 1);
      return;
    }
    if (tag === 'form') this.endForm(at);
    else if (flags & IS.formatting && this.specialAfter(at)) this.remove(at);
    else this.popTo(at);
  }

  /** Whether what comes are letters, also what looks like a tag. @param tag only in such an element */
  isInRaw(tag?: Tag): boolean {
    const { top } = this;
    return (
      top !== undefined && (top.flags & IS.raw) !== 0 && !top.isForeign && (tag === undefined || top.tag === tag.name)
    );
  }

  /** The page is over. */
  finish(): void {
    this.popTo(0);
  }

  private get top(): Element<Mark> | undefined {
    const { length } = this.stack;
    // A place before the first one would be looked up by name.
    return length === 0 ? undefined : this.stack[length - 1];
  }

  /** Also leaves a drawing whose tags have ended. */
  private isForeign(tag: string, flags: number): boolean {
    if (flags & IS.foreign) return true;
    if (!this.isInForeign()) return false;
    if (!(flags & IS.leavesForeign)) return true;
    while (this.isInForeign()) this.popTo(this.stack.length - 1);
    return false;
  }

  private isInForeign(): boolean {
    const { top } = this;
    return top !== undefined && top.isForeign && !(top.flags & IS.integration);
  }

  /** Ends what this tag ends. @returns false for a tag that means nothing here */
  private makeRoom(told: Tag): boolean {
    const { name: tag, flags } = told;
    this.startsInTable ??= flags & IS.head ? null : (flags & IS.tablePart) !== 0;
    if (flags & IS.tablePart) return this.makeRoomInTable(tag);
    const isInFrame = ((this.top?.flags ?? 0) & IS.tableFrame) !== 0;
    // Inside a table and outside its cells a form holds nothing, and a table ends the one before.
    if (isInFrame && tag === 'form') return false;
    if (isInFrame && tag === 'table') this.popTo(Math.max(this.lastOf(isTable, isTablesHost), 0));
    if (tag === 'li' || tag === 'dd' || tag === 'dt') this.endItem(tag);
    if (flags & IS.closesParagraph && this.paragraphs.at(-1) !== 0) this.endInScope(PARAGRAPH);
    if (flags & IS.heading && (this.top?.flags ?? 0) & IS.heading) this.popTo(this.stack.length - 1);
    if (tag === 'button') this.endInScope(told);
    if (tag === 'a' && this.placeOf(told, flags) !== -1) this.end(told);
    return true;
  }

  private makeRoomInTable(tag: string): boolean {
    const table = this.lastOf(isTablesHost, isTablesHost);
    if (table === -1 && this.startsInTable !== true) return false;
    const host = HOSTS.get(tag);
    const isHost = (name: string): boolean => host?.test(name) ?? false;
    this.popTo(Math.max(this.lastOf(isHost, isTablesHost), table) + 1);
    return true;
  }

  /** The next item of a list ends the one before, but not through another list. */
  private endItem(tag: string): void {
    for (let at = this.stack.length - 1; at >= 0; at -= 1) {
      const open = this.stack[at] as Element<Mark>;
      const isSame = tag === 'li' ? open.tag === 'li' : open.tag === 'dd' || open.tag === 'dt';
      if (isSame) return this.popTo(at);
      if (open.flags & IS.special && open.tag !== 'address' && open.tag !== 'div' && open.tag !== 'p') return;
    }
  }

  private endInScope(tag: Tag): void {
    const at = this.placeOf(tag, IS.block);
    if (at !== -1) this.popTo(at);
  }

  /** Where the element stands that an end tag means; -1 = the tag means nothing. */
  private placeOf({ name: tag, number }: Tag, flags: number): number {
    const isHeading = (flags & IS.heading) !== 0;
    if (!isHeading && number !== 0 && this.counts[number] === 0) return -1;
    for (let at = this.stack.length - 1; at >= 0; at -= 1) {
      const open = this.stack[at] as Element<Mark>;
      if ((open.tag === tag && !open.isOver) || (isHeading && open.flags & IS.heading)) return at;
      if (stops(open, tag, flags)) return -1;
    }
    return -1;
  }

  private lastOf(is: (tag: string) => boolean, isEnd: (tag: string) => boolean): number {
    for (let at = this.stack.length - 1; at >= 0; at -= 1) {
      const { tag } = this.stack[at] as Element<Mark>;
      if (is(tag)) return at;
      if (isEnd(tag)) return -1;
    }
    return -1;
  }

  private specialAfter(at: number): boolean {
    return this.stack.some(({ flags }, place) => place > at && (flags & IS.special) !== 0);
  }

  private push({ name: tag, flags, number }: Tag, isForeign: boolean, isVoid: boolean): void {
    const mark = this.listener.open(tag);
    if (isVoid) {
      if (mark !== null) this.listener.close(mark);
      return;
    }
    if (this.stack.length >= MOST_DEEP) throw new CrawlFailure('schema_changed', `more than ${MOST_DEEP} tags deep`);
    this.counts[number] = (this.counts[number] ?? 0) + 1;
    if (endsParagraphScope(tag, flags)) this.paragraphs.push(0);
    if (tag === 'p') this.paragraphs.push((this.paragraphs.pop() ?? 0) + 1);
    this.stack.push({ tag, flags, number, mark, isForeign, isOver: false });
  }

  private popTo(length: number): void {
    while (this.stack.length > length || this.top?.isOver) this.left(this.stack.pop() as Element<Mark>);
  }

  /** What of it has an end tag of its own goes on, and is in it. */
  private endForm(at: number): void {
    while (this.stack.length - 1 > at && WITHOUT_END.test(this.top?.tag ?? '')) this.popTo(this.stack.length - 1);
    (this.stack[at] as Element<Mark>).isOver = true;
    this.popTo(this.stack.length);
  }

  private remove(at: number): void {
    this.left(this.stack.splice(at, 1)[0] as Element<Mark>);
  }

  private left({ tag, flags, number, mark }: Element<Mark>): void {
    this.counts[number] = (this.counts[number] ?? 0) - 1;
    if (endsParagraphScope(tag, flags)) this.paragraphs.pop();
    if (tag === 'p') this.paragraphs.push((this.paragraphs.pop() ?? 0) - 1);
    if (mark !== null) this.listener.close(mark);
  }
}

/** Their end may be left out before that of what holds them. */
const WITHOUT_END = /^(?:dd|dt|li|optgroup|option|p|rb|rp|rt|rtc)$/;
/** The parts of a table that hold others. */
const HOSTS: ReadonlyMap<string, RegExp> = new Map([
  ['td', /^tr$/],
  ['th', /^tr$/],
  ['tr', /^(?:tbody|thead|tfoot)$/],
  ['col', /^colgroup$/],
]);
const PARAGRAPH = tagOf('p');

const endsParagraphScope = (tag: string, flags: number): boolean => tag === 'button' || (flags & IS.scope) !== 0;

/** Whether an end tag is not looked for beyond an open element. */
function stops(open: { tag: string; flags: number }, tag: string, flags: number): boolean {
  if (flags & (IS.tablePart | IS.tableFrame)) return open.tag === 'table' || open.tag === 'template';
  if (!(flags & (IS.block | IS.formatting))) return (open.flags & IS.special) !== 0;
  if (tag === 'li' && (open.tag === 'ol' || open.tag === 'ul')) return true;
  return (tag === 'p' && open.tag === 'button') || (open.flags & IS.scope) !== 0;
}
