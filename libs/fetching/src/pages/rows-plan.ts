// What a list's reader looks for, by the tags that begin it: worked out once for all its pages.

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

export interface Field {
  name: string;
  /** Its place among the fields, and that of its value in its row. */
  number: number;
  wanted: Wanted;
}

/** What an element may be by its tag alone. */
interface Candidate {
  mayBeRow: boolean;
  /** Of the rows it stands in. */
  inner: readonly Field[];
}

export class RowsPlan {
  /** At {@link Field.number}. */
  readonly fields: readonly Field[];
  /** Attributes that decide or are wanted. */
  readonly attributes: readonly string[];
  /** Of the row itself. */
  readonly own: readonly Field[];
  private readonly byTag = new Map<string, Candidate>();
  private readonly otherTags: Candidate;

  constructor(
    readonly row: Which,
    fields: WantedFields,
  ) {
    this.attributes = attributesOf(row, fields);
    this.fields = Object.entries(fields).map(([name, wanted], number) => ({ name, number, wanted }));
    const inner = this.fields.filter(({ wanted }) => wanted.of !== undefined);
    this.own = this.fields.filter(({ wanted }) => wanted.of === undefined);
    this.otherTags = { mayBeRow: !row.tags, inner: inner.filter(({ wanted }) => !wanted.of?.tags) };
    for (const tag of [row, ...inner.map(({ wanted }) => wanted.of)].flatMap((which) => which?.tags ?? []))
      this.byTag.set(tag, {
        mayBeRow: row.tags?.includes(tag) ?? true,
        inner: inner.filter(({ wanted }) => wanted.of?.tags?.includes(tag) ?? true),
      });
  }

  of(tag: string): Candidate {
    return this.byTag.get(tag) ?? this.otherTags;
  }
}

function attributesOf(row: Which, fields: WantedFields): string[] {
  const marks = [row, ...Object.values(fields).flatMap(({ of }) => of ?? [])];
  const taken = Object.values(fields).flatMap(({ take }) => (take === 'text' ? [] : take.attribute));
  const told = marks.flatMap(({ attribute, className }) => [attribute ?? [], className === undefined ? [] : 'class']);
  return [...new Set([...taken, ...told.flat()])];
}
