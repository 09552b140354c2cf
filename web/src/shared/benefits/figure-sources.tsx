// Where amounts on a screen come from and when they were last compared: one line under a table or a sentence.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FigureRow } from '@app/benefits/figures/figure';
import { SOURCES } from '@app/benefits/figures/sources';
import type { SourceId } from '@app/benefits/figures/sources';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { useCheckedDate, weakest } from '../formats/use-checked-date';
import { useLanguage } from '../i18n/use-language';

const Line = styled(Note)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
`;

export interface SourceLineProps {
  ids: readonly SourceId[];
  /** ISO date the sources were last compared. */
  checkedOn: string;
}

/** For sentences without an amount: dates and rules. */
export function SourceLine({ ids, checkedOn }: SourceLineProps) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  return (
    <Line as="div">
      <span>{t('windows.source')}</span>
      {ids.map((id) => (
        <span key={id}>
          <TextLink href={SOURCES[id].url}>{SOURCES[id].citation[language]}</TextLink>
        </span>
      ))}
      <span>
        {t('windows.checked', { date: checkedDate(checkedOn, weakest(ids.map((id) => SOURCES[id].verified))) })}
      </span>
    </Line>
  );
}

export interface FigureSourcesProps {
  rows: readonly FigureRow[];
}

/** Each source once, newest row first; the oldest check date, so that it never promises too much. */
export function FigureSources({ rows }: FigureSourcesProps) {
  const newestFirst = [...rows].sort((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  const ids = [...new Set<SourceId>(newestFirst.flatMap(({ sources }) => sources))];
  const checkedOn = rows.map((row) => row.checkedOn).sort()[0];
  return checkedOn ? <SourceLine ids={ids} checkedOn={checkedOn} /> : null;
}
