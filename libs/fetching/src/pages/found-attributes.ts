/**
 * The attributes of one tag; those alone that were asked for, which are few: looking through them is faster than a Map, whose `clear`
 * makes a new table for the next tag.
 */
export class FoundAttributes {
  private readonly names: string[] = [];
  private readonly values: string[] = [];
  size = 0;

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  get(name: string): string | undefined {
    for (let at = 0; at < this.size; at += 1) if (this.names[at] === name) return this.values[at];
    return undefined;
  }

  /** @param name one that is not there yet */
  set(name: string, value: string): void {
    this.names[this.size] = name;
    this.values[this.size] = value;
    this.size += 1;
  }

  clear(): void {
    this.size = 0;
  }
}
