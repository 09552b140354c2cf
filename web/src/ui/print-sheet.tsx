// One A4 sheet on its own: the screen never shows it, the printer gets nothing else.
// The page marks what must not print with it: <div data-no-print>.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { color } from './tokens';

export interface PrintSheetProps {
  title: ReactNode;
  /** "2026년 11월 21일 · 2026년 기준" */
  date: string;
  /** The visitor's query or answers. */
  given?: ReactNode;
  /** Blocks: PrintDo, PrintTable, PrintCard, paragraphs. */
  children: ReactNode;
  /** Last line: phones, sources. */
  foot?: ReactNode;
}

const Paper = styled.article`
  display: none;
  @media print {
    display: grid;
    gap: 2.5mm;
    align-content: start;
    color: #000;
    font-size: 12pt;
    line-height: 1.35;
    p {
      max-width: none;
    }
    h2 {
      font-size: 18pt;
      text-wrap: wrap;
    }
    h3 {
      margin-block-end: 1mm;
      font-size: 12.5pt;
    }
  }
`;

const Top = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 4mm;
  padding-block-end: 2mm;
  border-block-end: 2px solid #000;
  font-size: 11pt;
`;

const Foot = styled.div`
  padding-block-start: 2mm;
  border-block-start: 1px solid #000;
  font-size: 10.5pt;
  line-height: 1.3;
`;

/** What to do, boxed: the titles are large. */
export const PrintDo = styled.div`
  display: grid;
  gap: 0.5mm;
  padding: 2mm 3mm;
  border: 2px solid #000;
  break-inside: avoid;
  b {
    font-size: 13.5pt;
    line-height: 1.35;
  }
`;

/** A table that stays a table. Cells of sums: class via data-sum. */
export const PrintTable = styled.table`
  th,
  td {
    padding: 1.2mm 2mm;
    border: 1px solid #555;
    text-align: start;
    vertical-align: top;
    line-height: 1.35;
  }
  thead th {
    overflow-wrap: normal;
    background: ${color.sunken};
    print-color-adjust: exact;
  }
  [data-sum] {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const Card = styled.div`
  border: 2px dashed #000;
  break-inside: avoid;
  & > div {
    display: grid;
    gap: 1mm;
    padding: 2mm 3mm;
  }
  & > div + div {
    border-block-start: 2px dashed #000;
  }
  p {
    font-size: 13pt;
    font-weight: 700;
    line-height: 1.35;
  }
`;

/** The card to show at a counter: Korean above exact English. */
export function PrintCard({ mine, english }: { mine: ReactNode; english: ReactNode }) {
  return (
    <Card>
      <div>{mine}</div>
      <div lang="en">{english}</div>
    </Card>
  );
}

export function PrintSheet({ title, date, given, children, foot }: PrintSheetProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  return (
    <Paper data-print-only lang={language}>
      <Top>
        <b>{t('print.brand')}</b>
        <span>{date}</span>
      </Top>
      <div>
        <h2>{title}</h2>
        {given && <p>{given}</p>}
      </div>
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Paper>
  );
}
