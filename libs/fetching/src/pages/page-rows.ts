// Reads a page that is a list: the source says which elements are its rows and what of each it wants, and gets the rows in the order
// in which they begin. Nothing else of the page is kept.
import { hashOf } from '@app/kit/content-hash';
import { CrawlFailure } from '../crawl-failure';
import { HtmlWalk } from './html-walk';
import { type PageReader, type PageReading, WALK_VERSION } from './page-reader';

/** Which elements are meant: those of which everything holds that is said here. Names in small letters. */
export interface Which {
  tags?: readonly string[];
  className?: string;
  /** It has this attribute. */
  attribute?: string;
}

/** What is wanted of a row. */
export interface Wanted {
  /** Left out = the row itself; else elements in it. */
  of?: Which;
  /** All text in it, or the value of an attribute. */
  take: 'text' | { attribute: string };
  /** Of every such element, in their order; left out = of the first. */
  isList?: true;
}

export type WantedFields = Readonly<Record<string, Wanted>>;

/** Text as the page has it, blanks and line ends included; absent where the row has no such element. */
export type PageRow<Fields extends WantedFields> = {
  [Name in keyof Fields]?: Fields[Name] extends { isList: true } ? string[] : string;
};

/** Rows stand beside each other; a few may stand in others. */
const MOST_IN_EACH_OTHER = 16;

/** @param fields by the name under which the row gets what was read */
export function rowsReader<const Fields extends WantedFields>(
  row: Which,
  fields: Fields,
): PageReader<PageRow<Fields>[]> {
  return {
    version: `rows ${WALK_VERSION} ${hashOf({ row, fields })}`,
    open: () => new RowsReading<Fields>(row, fields),
  };
}

const NONE: readonly never[] = [];

interface Field {
  /** Its place among the fields, and that of its value in {@link RowValues}. */
  number: number;
  wanted: Wanted;
}

/** A text that is being read into its row. */
interface OpenText {
  row: RowValues;
  /** {@link Field.number} */
  number: number;
  text: string;
  /** Its place among the texts of a list: an element in another one of the list ends before it and began after it. */
  at: number;
}

/** By {@link Field.number}. */
type RowValues = (string | string[] | undefined)[];

/** What ends with an element. */
interface Ends {
  row: RowValues | null;
  texts: readonly OpenText[];
}

class RowsReading<Fields extends WantedFields> implements PageReading<PageRow<Fields>[]> {
  private readonly rows: RowValues[] = [];
  /** Rows that have begun, the outermost first. */
  private readonly openRows: RowValues[] = [];
  private openTexts: OpenText[] = [];
  private readonly walk: HtmlWalk<Ends>;
  private readonly own: readonly Field[];
  /** Fields of elements with one tag, and of elements with any. */
  private readonly byTag = new Map<string, Field[]>();
  private readonly anyTag: readonly Field[];
  private readonly names: readonly (keyof Fields)[];

  constructor(
    private readonly row: Which,
    fields: Fields,
  ) {
    this.names = Object.keys(fields);
    const all = Object.values<Wanted>(fields).map((wanted, number) => ({ number, wanted }));
    this.own = all.filter(({ wanted }) => wanted.of === undefined);
    const inner = all.filter(({ wanted }) => wanted.of !== undefined);
    this.anyTag = inner.filter(({ wanted }) => !wanted.of?.tags);
    for (const field of inner)
      for (const tag of field.wanted.of?.tags ?? []) this.byTag.set(tag, [...(this.byTag.get(tag) ?? []), field]);
    const listener = {
      open: (tag: string) => this.begin(tag),
      text: (text: string) => this.add(text),
      close: (ends: Ends) => this.finish(ends),
    };
    this.walk = new HtmlWalk(listener, { attributes: attributesOf(row, fields), isPart: false });
  }

  write(text: string): void {
    this.walk.write(text);
  }

  end(): PageRow<Fields>[] {
    this.walk.end();
    return this.rows.map((values) => this.named(values) as PageRow<Fields>);
  }

  private named(values: RowValues) {
    const row: { [Name in keyof Fields]?: string | string[] } = {};
    for (const [number, name] of this.names.entries()) {
      const value = values[number];
      if (value !== undefined) row[name] = value;
    }
    return row;
  }

  private begin(tag: string): Ends | null {
    let texts: OpenText[] | null = null;
    if (this.openRows.length > 0) {
      for (const field of this.byTag.get(tag) ?? NONE) texts = this.takeInner(tag, field, texts);
      for (const field of this.anyTag) texts = this.takeInner(tag, field, texts);
    }
    const row = this.isMeant(tag, this.row) ? this.beginRow() : null;
    if (row) for (const field of this.own) texts = this.take(row, field, texts);
    if (texts) this.openTexts = [...this.openTexts, ...texts];
    return row || texts ? { row, texts: texts ?? NONE } : null;
  }

  private takeInner(tag: string, field: Field, texts: OpenText[] | null): OpenText[] | null {
    if (!this.isMeant(tag, field.wanted.of as Which)) return texts;
    let taken = texts;
    for (const row of this.openRows) taken = this.take(row, field, taken);
    return taken;
  }

  private beginRow(): RowValues {
    if (this.openRows.length >= MOST_IN_EACH_OTHER) throw new CrawlFailure('schema_changed', 'rows in rows in rows');
    const row: RowValues = this.names.map(() => undefined);
    this.rows.push(row);
    this.openRows.push(row);
    return row;
  }

  /** @returns the texts that begin with the element, with the one that this field wants */
  private take(row: RowValues, { number, wanted }: Field, texts: OpenText[] | null): OpenText[] | null {
    const known = row[number];
    if (known !== undefined && !wanted.isList) return texts;
    const value = wanted.take === 'text' ? '' : this.walk.attributes.get(wanted.take.attribute);
    if (value === undefined) return texts;
    const list = Array.isArray(known) ? known : [];
    if (wanted.isList) list.push(value);
    row[number] = wanted.isList ? list : value;
    if (wanted.take !== 'text') return texts;
    const open = { row, number, text: '', at: list.length - 1 };
    return texts ? [...texts, open] : [open];
  }

  private add(text: string): void {
    for (const open of this.openTexts) open.text += text;
  }

  private finish({ row, texts }: Ends): void {
    if (row) this.openRows.splice(this.openRows.indexOf(row), 1);
    if (texts.length === 0) return;
    this.openTexts = this.openTexts.filter((open) => !texts.includes(open));
    for (const { row: into, number, text, at } of texts) {
      const values = into[number];
      if (Array.isArray(values)) values[at] = text;
      else into[number] = text;
    }
  }

  private isMeant(tag: string, { tags, className, attribute }: Which): boolean {
    if (tags && !tags.includes(tag)) return false;
    const { attributes } = this.walk;
    if (attributes.size === 0) return attribute === undefined && className === undefined;
    if (attribute !== undefined && !attributes.has(attribute)) return false;
    return className === undefined || hasClass(attributes.get('class'), className);
  }
}

function hasClass(value: string | undefined, name: string): boolean {
  if (value === undefined || !value.includes(name)) return false;
  return value === name || value.split(/[ \t\n\f\r]+/).includes(name);
}

function attributesOf(row: Which, fields: WantedFields): string[] {
  const marks = [row, ...Object.values(fields).flatMap(({ of }) => of ?? [])];
  const taken = Object.values(fields).flatMap(({ take }) => (take === 'text' ? [] : take.attribute));
  const told = marks.flatMap(({ attribute, className }) => [attribute ?? [], className === undefined ? [] : 'class']);
  return [...new Set([...taken, ...told.flat()])];
}
