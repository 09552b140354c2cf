// The companies on paper: one a line.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurerRecord } from '@app/content/records/insurers';
import { hostOf } from '@web/base/formats/host';
import { formatNumber } from '@web/base/formats/numbers';
import { formatPhone } from '@web/base/formats/phone';
import { useLanguage } from '@web/base/i18n/use-language';
import { PrintTable } from '@web/ui/print-sheet';
import { useFirstPlans } from '../hooks/use-company-plans';
import { carrierOf } from '../logic/insurer-facts';

const Table = styled(PrintTable)`
  width: 100%;
`;

function CompanyLine({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { name, nameKo, kind, networkType, starRating, phone, website } = insurer;
  const { answer } = useFirstPlans(carrierOf(insurer));
  return (
    <tr>
      <th scope="row">
        {language === 'ko' && nameKo !== null ? `${nameKo} (${name})` : name}
        {kind && <span>{`, ${t(`kinds.${kind}`)}`}</span>}
      </th>
      <td data-sum>{phone ? formatPhone(phone) : website && hostOf(website)}</td>
      <td>{networkType}</td>
      <td data-sum>{answer && formatNumber(answer.total, language)}</td>
      <td data-sum>{starRating?.toFixed(1)}</td>
    </tr>
  );
}

const COLUMNS = ['company', 'contact', 'network', 'plans', 'stars'] as const;

export function CompaniesTable({ insurers }: { insurers: readonly InsurerRecord[] }) {
  const { t } = useTranslation('insurers');
  return (
    <Table aria-label={t('list')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`paper.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {insurers.map((insurer) => (
          <CompanyLine key={insurer.id} insurer={insurer} />
        ))}
      </tbody>
    </Table>
  );
}
