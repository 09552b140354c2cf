// The numbers on paper, for the refrigerator: every contact with a number.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatPhone } from '@web/base/formats/phone';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { PrintSheet, PrintTable } from '@web/ui/print-sheet';
import { useContactFacts } from '../hooks/use-contact-facts';
import { CONTACT_TABS, EMERGENCY_CONTACTS } from '../logic/contact-list';
import type { EmergencyContact } from '../logic/contact-list';

const COLUMNS = ['name', 'number', 'when'] as const;

/** Each once, under its first tab. */
const BY_TAB = CONTACT_TABS.map((tab) => ({
  tab,
  contacts: EMERGENCY_CONTACTS.filter(({ tabs, phone }) => tabs[0] === tab && phone !== null),
}));

/* One block: between two rows of a grid Chromium breaks a sheet into the row itself. */
const Sheets = styled.div`
  font-size: 10pt;
  p {
    margin-block-start: 2mm;
  }
`;

function Line({ contact }: { contact: EmergencyContact }) {
  const language = useLanguage();
  const { who, other } = useContactFacts(contact);
  return (
    <tr>
      <td>
        {who}
        {other && <small lang={other.lang}> {other.name}</small>}
      </td>
      <td data-sum>
        <b>{formatPhone(contact.phone ?? '')}</b>
      </td>
      <td>{contact.hours?.[language]}</td>
    </tr>
  );
}

export function ContactsPrint({ source }: { source: string }) {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  return (
    <PrintSheet title={t('contacts.title')} date={formatDay(useToday(), language, true)} given={t('contacts.purpose')}>
      <Sheets>
        <PrintTable>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`contacts.paper.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {BY_TAB.map(({ tab, contacts }) => (
            <tbody key={tab}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {t(`contacts.tab.${tab}`)}
                </th>
              </tr>
              {contacts.map((contact) => (
                <Line key={contact.id} contact={contact} />
              ))}
            </tbody>
          ))}
        </PrintTable>
        <p>
          {source} {t('contacts.dialed')}
        </p>
      </Sheets>
    </PrintSheet>
  );
}
