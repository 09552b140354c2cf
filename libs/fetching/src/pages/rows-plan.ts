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

/** What of {@link Which} is told by the attributes; null = any. Objects of one form: of many, their members are looked up each time. */
export interface Marks {
  className: string | null;
  attribute: string | null;
}

export interface Field {
  name: string;
  /** Its place among the fields, and that of its value in its row. */
  number: number;
  /** Of the element in a row; of the row itself none are asked. */
  marks: Marks;
  /** Whose value is taken; null = the text is. */
  attribute: string | null;
  isList: boolean;
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
  /** Of the row. */
  readonly marks: Marks;

  constructor(row: Which, fields: WantedFields) {
    this.marks = marksOf(row);
    this.attributes = attributesOf(row, fields);
    const all = Object.entries(fields).map(([name, wanted], number) => ({
      of: wanted.of,
      field: fieldOf(name, number, wanted),
    }));
    const fieldsOf = (isMeant: (of: Which | undefined) => boolean): Field[] =>
      all.filter(({ of }) => isMeant(of)).map(({ field }) => field);
    this.fields = fieldsOf(() => true);
    this.own = fieldsOf((of) => of === undefined);
    this.otherTags = { mayBeRow: !row.tags, inner: fieldsOf((of) => of !== undefined && !of.tags) };
    for (const tag of [row, ...all.map(({ of }) => of)].flatMap((which) => which?.tags ?? []))
      this.byTag.set(tag, {
        mayBeRow: row.tags?.includes(tag) ?? true,
        inner: fieldsOf((of) => of !== undefined && (of.tags?.includes(tag) ?? true)),
      });
  }

  of(tag: string): Candidate {
    return this.byTag.get(tag) ?? this.otherTags;
  }
}

const marksOf = (which: Which | undefined): Marks => ({
  className: which?.className ?? null,
  attribute: which?.attribute ?? null,
});

const fieldOf = (name: string, number: number, { of, take, isList }: Wanted): Field => ({
  name,
  number,
  marks: marksOf(of),
  attribute: take === 'text' ? null : take.attribute,
  isList: isList === true,
});

function attributesOf(row: Which, fields: WantedFields): string[] {
  const marks = [row, ...Object.values(fields).flatMap(({ of }) => of ?? [])];
  const taken = Object.values(fields).flatMap(({ take }) => (take === 'text' ? [] : take.attribute));
  const told = marks.flatMap(({ attribute, className }) => [attribute ?? [], className === undefined ? [] : 'class']);
  return [...new Set([...taken, ...told.flat()])];
}
