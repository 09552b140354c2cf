/** Collects the values of one statement; `add` returns the placeholder. Values never become part of the SQL text. */
export class SqlParameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
