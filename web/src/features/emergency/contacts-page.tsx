import { Printer, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printPage } from '@web/base/in-app-browser';
import { formatDay } from '@web/base/formats/dates';
import { formatPhone } from '@web/base/formats/phone';
import { useLanguage } from '@web/base/i18n/use-language';
import { defineQuery } from '@web/shared/address/define-query';
import { choice, zip } from '@web/shared/address/params';
import { useQuery } from '@web/shared/address/use-query';
import { Button } from '@web/ui/button';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Section, Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { RowList } from '@web/ui/row-list';
import { SourceLine } from '@web/ui/source-line';
import { Tabs } from '@web/ui/tabs';
import { Note, VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { ContactRow } from './components/contact-row';
import { useCopied } from './hooks/use-copied';
import type { Copied } from './hooks/use-copied';
import { CONTACT_TABS, EMERGENCY_CONTACTS, contactsOfTab, findContacts } from './logic/contact-list';
import type { ContactTab, EmergencyContact } from './logic/contact-list';
import styled from 'styled-components';
import { useToday } from '@web/shared/use-today';
import { PrintSheet, PrintTable } from '@web/ui/print-sheet';
import { useContactFacts } from './hooks/use-contact-facts';

// The numbers on paper, for the refrigerator: every contact with a number.
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

function ContactsPrint({ source }: { source: string }) {
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

/** The tab is in the address; what is typed is not: it may say what somebody suffers. */
const CONTACTS_QUERY = defineQuery<{ tab: ContactTab; zip: string }>({ tab: choice(CONTACT_TABS, 'emergency'), zip });

const LAST_CHECK = EMERGENCY_CONTACTS.map(({ record }) => record.checkedOn).reduce((one, other) =>
  one < other ? one : other,
);

interface CopyProps {
  copied: Copied | null;
  onCopy: (id: string, number: string) => void;
}

function List({ label, contacts, ...copy }: CopyProps & { label: string; contacts: readonly EmergencyContact[] }) {
  return (
    <RowList label={label}>
      {contacts.map((contact) => (
        <ContactRow key={contact.id} contact={contact} {...copy} />
      ))}
    </RowList>
  );
}

function ByTab(copy: CopyProps) {
  const { t } = useTranslation('emergency');
  const [query, ask] = useQuery(CONTACTS_QUERY);
  const tabs = CONTACT_TABS.map((tab) => ({
    id: tab,
    label: t(`contacts.tab.${tab}`),
    content: (
      <Stack $gap={3}>
        <h2>{t(`contacts.tab.${tab}`)}</h2>
        <List label={t(`contacts.tab.${tab}`)} contacts={contactsOfTab(tab)} {...copy} />
      </Stack>
    ),
  }));
  const choose = (id: string) => ask({ tab: CONTACT_TABS.find((tab) => tab === id) ?? 'emergency' }, true);
  return <Tabs label={t('contacts.tabs')} tabs={tabs} value={query.tab} onValueChange={choose} />;
}

/** Over all tabs. */
function Found({ words, onClear, ...copy }: CopyProps & { words: string; onClear: () => void }) {
  const { t } = useTranslation('emergency');
  const found = findContacts(words);
  const title = t('contacts.found', { count: found.length });
  if (found.length > 0) {
    return (
      <Stack $gap={3}>
        <h2>{title}</h2>
        <VisuallyHidden role="status">{title}</VisuallyHidden>
        <List label={title} contacts={found} {...copy} />
      </Stack>
    );
  }
  return (
    <div role="status">
      <EmptyState
        title={t('contacts.nothing')}
        action={
          <Button icon={X} onClick={onClear}>
            {t('contacts.clear')}
          </Button>
        }
      >
        <p>{t('contacts.nothingHelp')}</p>
      </EmptyState>
    </div>
  );
}

/** Where the numbers come from, and the press for paper. */
function Foot({ source }: { source: string }) {
  const { t } = useTranslation(['emergency', 'common']);
  return (
    <Section as="div">
      <Stack $gap={3}>
        <SourceLine>{source}</SourceLine>
        <Note>{t('contacts.dialed')}</Note>
        <Row>
          <Button icon={Printer} onClick={printPage}>
            {t('common:print')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

/** /emergency-contacts: five tabs, a search over all of them, call and copy. Works without a server and without network. */
export function ContactsPage() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const [words, setWords] = useState('');
  const [copied, copy] = useCopied();
  const onCopy = (id: string, number: string) => void copy(id, number);
  const source = t('contacts.source', {
    count: EMERGENCY_CONTACTS.length,
    date: formatDay(LAST_CHECK, language, true),
  });
  const isSearching = words.trim() !== '';
  return (
    <>
      <Wrap data-no-print>
        <PageHead
          title={t('contacts.title')}
          purpose={t('contacts.purpose')}
          crumbs={[{ label: t('crumb'), to: '/emergency-preparedness' }]}
        />
        <Stack $gap={5}>
          <TextField
            type="search"
            label={t('contacts.search')}
            hint={t('contacts.hint')}
            value={words}
            onValueChange={setWords}
            autoComplete="off"
            maxLength={60}
          />
          {isSearching ? (
            <Found words={words} onClear={() => setWords('')} copied={copied} onCopy={onCopy} />
          ) : (
            <ByTab copied={copied} onCopy={onCopy} />
          )}
        </Stack>
        <Foot source={source} />
        <VisuallyHidden role="status">
          {copied?.isDone && t('contacts.saidCopied', { number: formatPhone(copied.number) })}
        </VisuallyHidden>
      </Wrap>
      <ContactsPrint source={source} />
    </>
  );
}
