// Reads a page that is a list: the source says which elements are its rows and what of each it wants, and gets the rows in the order
// in which they begin. Nothing else of the page is kept.
import { hashOf } from '@app/kit/content-hash';
import { CrawlFailure } from '../crawl-failure';
import { HtmlWalk } from './html-walk';
import type { PageListener } from './open-elements';
import { type PageReader, type PageReading, WALK_VERSION } from './page-reader';
import { type Field, type Marks, RowsPlan, type WantedFields, type Which } from './rows-plan';

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
  const plan = new RowsPlan(row, fields);
  return {
    version: `rows ${WALK_VERSION} ${hashOf({ row, fields })}`,
    open: () => new RowsReading<Fields>(plan),
  };
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

const NONE: readonly never[] = [];

/** What ends with an element. */
interface Ends {
  row: RowValues | null;
  texts: readonly OpenText[];
}

class RowsReading<Fields extends WantedFields> implements PageReading<PageRow<Fields>[]>, PageListener<Ends> {
  private readonly rows: RowValues[] = [];
  /** Rows that have begun, the outermost first. */
  private readonly openRows: RowValues[] = [];
  private readonly openTexts: OpenText[] = [];
  private readonly walk: HtmlWalk<Ends>;

  constructor(private readonly plan: RowsPlan) {
    this.walk = new HtmlWalk(this, { attributes: plan.attributes, isPart: false });
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
    for (const { number, name } of this.plan.fields) {
      const value = values[number];
      if (value !== undefined) row[name as keyof Fields] = value;
    }
    return row;
  }

  open(tag: string): Ends | null {
    const { inner, mayBeRow } = this.plan.of(tag);
    let texts: OpenText[] | null = null;
    if (this.openRows.length > 0) for (const field of inner) texts = this.takeInner(field, texts);
    const row = mayBeRow && this.isMarked(this.plan.marks) ? this.beginRow() : null;
    if (row) for (const field of this.plan.own) texts = this.take(row, field, texts);
    for (const text of texts ?? NONE) this.openTexts.push(text);
    return row || texts ? { row, texts: texts ?? NONE } : null;
  }

  private takeInner(field: Field, texts: OpenText[] | null): OpenText[] | null {
    if (!this.isMarked(field.marks)) return texts;
    let taken = texts;
    for (const row of this.openRows) taken = this.take(row, field, taken);
    return taken;
  }

  private beginRow(): RowValues {
    if (this.openRows.length >= MOST_IN_EACH_OTHER) throw new CrawlFailure('schema_changed', 'rows in rows in rows');
    const row: RowValues = this.plan.fields.map(() => undefined);
    this.rows.push(row);
    this.openRows.push(row);
    return row;
  }

  /** @returns the texts that begin with the element, with the one that this field wants */
  private take(row: RowValues, { number, attribute, isList }: Field, texts: OpenText[] | null): OpenText[] | null {
    const known = row[number];
    if (known !== undefined && !isList) return texts;
    const value = attribute === null ? '' : this.walk.attributes.get(attribute);
    if (value === undefined) return texts;
    const list = Array.isArray(known) ? known : [];
    if (isList) list.push(value);
    row[number] = isList ? list : value;
    if (attribute !== null) return texts;
    const open = { row, number, text: '', at: list.length - 1 };
    return texts ? [...texts, open] : [open];
  }

  text(text: string): void {
    for (const open of this.openTexts) open.text += text;
  }

  close({ row, texts }: Ends): void {
    if (row) remove(this.openRows, row);
    for (const open of texts) {
      remove(this.openTexts, open);
      const { row: into, number, text, at } = open;
      const values = into[number];
      if (Array.isArray(values)) values[at] = text;
      else into[number] = text;
    }
  }

  /** Its tag is known to be meant. */
  private isMarked({ className, attribute }: Marks): boolean {
    const { attributes } = this.walk;
    if (attributes.size === 0) return attribute === null && className === null;
    if (attribute !== null && !attributes.has(attribute)) return false;
    return className === null || hasClass(attributes.get('class'), className);
  }
}

/** Nearly always it is the last one. */
function remove<T>(from: T[], what: T): void {
  if (from.at(-1) === what) from.pop();
  else from.splice(from.indexOf(what), 1);
}

function hasClass(value: string | undefined, name: string): boolean {
  if (value === undefined || value.length <= name.length) return value === name;
  return value.includes(name) && value.split(/[ \t\n\f\r]+/).includes(name);
}
