// The words of a small table's texts, kept in the process: whoever asks for a word that stands in none of them need not ask the database.
import type { ParsedQuery } from '@app/content/matching/query';
import type { DataSource } from 'typeorm';
import type { RecordsVersionService } from './records-version/records-version.service';

const never = (): boolean => false;

export class RecordWords {
  /** Each word once, with blanks between and around. */
  private text = '';
  private version: string | null = null;
  private reading: Promise<void> | null = null;

  /** @param sql answers each `word` in a row, as it stands in the texts */
  constructor(
    private readonly versions: Pick<RecordsVersionService, 'current'>,
    private readonly database: Pick<DataSource, 'query'>,
    private readonly sql: string,
  ) {}

  /**
   * The query with those names of each word that a text may hold, as `LIKE '%form%'` finds them: each further one costs time for every
   * text. Null when a word has none. The query itself as long as the words are not known, or may have changed.
   * @param isAskedOtherwise names that mean more than a part of the text
   */
  narrowed(query: ParsedQuery, isAskedOtherwise: (form: string) => boolean = never): ParsedQuery | null {
    const version = this.versions.current();
    if (version === null) return query;
    if (version !== this.version) {
      this.refresh(version);
      return query;
    }
    const tokens = query.tokens.map((token) => {
      if (token.role === 'language') return token;
      const forms = token.forms.filter((form) => isAskedOtherwise(form) || this.mayHold(form));
      return { ...token, forms };
    });
    const isAnswered = tokens.every(({ role, forms }) => role === 'language' || forms.length > 0);
    return isAnswered ? { ...query, tokens } : null;
  }

  /** A form of several words may stand in a text when each of them does. */
  private mayHold(form: string): boolean {
    return partsOf(form).every((part) => this.text.includes(part));
  }

  /** Nobody waits for it; where it fails the next one who asks tries again. */
  private refresh(version: string): void {
    this.reading ??= this.database
      .query<{ word: string }[]>(this.sql)
      .then((rows) => {
        this.text = ` ${rows.map(({ word }) => word).join(' ')} `;
        this.version = version;
      })
      .catch(() => undefined)
      .finally(() => (this.reading = null));
  }
}

/** `los angeles` -> what a text of single words has to hold: a word that ends with `los`, and one that begins with `angeles`. */
function partsOf(form: string): string[] {
  const words = form.split(' ');
  const last = words.length - 1;
  return words.map((word, index) => `${index > 0 ? ' ' : ''}${word}${index < last ? ' ' : ''}`);
}
