// Where amounts on a screen come from: one quiet line a section, publishers and year. How each page was seen and when is
// in the receipt of the page (receipt.tsx).
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureRow } from '@app/benefits/figures/figure';
import { SOURCES } from '@app/benefits/figures/sources';
import type { SourceId } from '@app/benefits/figures/sources';
import { SourceLine as QuietLine, SourceName } from '@web/ui/source-line';
import { TextLink } from '@web/ui/text-link';
import { BeingChecked } from '../checks/being-checked';
import { useLanguage } from '@web/base/i18n/use-language';

export interface SourceLineProps {
  ids: readonly SourceId[];
  /** The amounts themselves: one whose page did not print it lately wears a mark. */
  rows?: readonly FigureRow[];
  /** Newest year of the amounts; left out for rules without one. */
  year?: number;
}

const valueOf = ({ value }: FigureRow): string => String(value);
/** The page an amount is looked for on is its first. */
const pageOf = ({ sources: [first] }: FigureRow): string | null => (first ? SOURCES[first].url : null);

/** Each publisher once, its first page behind the name. */
export function SourceLine({ ids, year, rows = [] }: SourceLineProps) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const byPublisher = new Map(ids.map((id) => [SOURCES[id].publisher.en, SOURCES[id]] as const).reverse());
  const sources = [...byPublisher.values()].reverse();
  return (
    <QuietLine>
      {sources.map((source, index) => (
        <Fragment key={source.url}>
          <SourceName>
            <TextLink href={source.url}>{source.publisher[language]}</TextLink>
            <span>{index < sources.length - 1 ? ',' : year !== undefined && '\u00a0·'}</span>
          </SourceName>{' '}
        </Fragment>
      ))}
      {year !== undefined && <span>{t('table.year', { year })}</span>}
      {[...new Set(rows.map(pageOf))].map((url) => (
        <BeingChecked key={url} url={url} values={rows.filter((row) => pageOf(row) === url).map(valueOf)} />
      ))}
    </QuietLine>
  );
}

export interface FigureSourcesProps {
  rows: readonly FigureRow[];
}

/** The sources of the rows, those of the newest year first. */
export function FigureSources({ rows }: FigureSourcesProps) {
  const newestFirst = [...rows].sort((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  const ids = [...new Set<SourceId>(newestFirst.flatMap(({ sources }) => sources))];
  // A share or an age without an end belongs to no year.
  const year = newestFirst.find(({ effectiveTo }) => effectiveTo !== null)?.year;
  return ids.length > 0 ? <SourceLine ids={ids} year={year} rows={rows} /> : null;
}
