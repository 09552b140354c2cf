// The dates on one sheet of paper: the nearest first, in a table.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { PrintSheet, PrintTable } from '@web/ui/print-sheet';
import type { DateListProps } from './date-list';

/* A sheet has room for this many with what to do. */
const MAX_ROWS = 9;

const Small = styled.div`
  font-size: 11pt;
  line-height: 1.3;
  td:first-child {
    width: 32%;
  }
`;

export function DatesPrint({ entries, today }: DateListProps) {
  const { t } = useTranslation('dates');
  const language = useLanguage();
  return (
    <PrintSheet
      title={t('title')}
      date={formatDate(today, language)}
      foot={<p>{t('printed.foot', { date: formatDate(CHECKED_ON, language) })}</p>}
    >
      <Small>
        <PrintTable>
          <thead>
            <tr>
              <th scope="col">{t('printed.date')}</th>
              <th scope="col">{t('printed.what')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, MAX_ROWS).map(([{ id, to }, { name, when, act }]) => (
              <tr key={`${id}-${to}`}>
                <td>{when}</td>
                <td>
                  <b>{name}</b>
                  <br />
                  {act}
                </td>
              </tr>
            ))}
          </tbody>
        </PrintTable>
      </Small>
    </PrintSheet>
  );
}
