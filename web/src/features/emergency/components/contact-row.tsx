import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { CardButton } from '@web/shared/show-card/card-button';
import { lineCard } from '@web/shared/show-card/line-card';
import { CheckedNote } from '@web/shared/checks/checked-words';
import { Badge } from '@web/ui/badge';
import { Button } from '@web/ui/button';
import { CallButton } from '@web/ui/call-button';
import { Row } from '@web/ui/layout';
import { Note, VisuallyHidden } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, layout, space, text } from '@web/ui/tokens';
import type { Copied } from '../hooks/use-copied';
import { useContactFacts } from '../hooks/use-contact-facts';
import type { EmergencyContact } from '../logic/contact-list';

const Item = styled.li`
  display: grid;
  gap: ${space[2]};
  padding: ${layout.rowY} 1rem;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > * {
    min-width: 0;
  }
  h3 {
    font-size: ${text.row};
    line-height: 1.35;
  }
  @container page (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;
    gap: ${space[4]};
    align-items: start;
    padding: ${space[4]} 1.25rem;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  line-height: 1.5;
  & > small {
    color: ${color.inkSoft};
  }
  & > div > a {
    padding-block: 0.625rem;
  }
  /* A lone press begins where the text does. */
  & > div > button:first-child {
    margin-inline-start: -0.75rem;
  }
`;

const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & > a,
  & > button {
    flex: 1 1 auto;
  }
`;

export interface ContactRowProps {
  contact: EmergencyContact;
  copied: Copied | null;
  onCopy: (id: string, number: string) => void;
}

function Press({ contact, who, copied, onCopy }: ContactRowProps & { who: string }) {
  const { t } = useTranslation('emergency');
  const { id, phone } = contact;
  if (phone === null) return null;
  const isCopied = copied?.id === id && copied.isDone;
  return (
    <Presses>
      <CallButton phone={phone} who={who} />
      <Button icon={isCopied ? Check : Copy} onClick={() => onCopy(id, phone)}>
        {isCopied ? t('contacts.copied') : t('contacts.copy')}
        <VisuallyHidden> {who}</VisuallyHidden>
      </Button>
      {copied?.id === id && !copied.isDone && <Note role="alert">{t('contacts.copyFailed')}</Note>}
    </Presses>
  );
}

/** One contact with all that is known of it; what no source confirms is left out. */
export function ContactRow(props: ContactRowProps) {
  const { contact } = props;
  const { t } = useTranslation(['emergency', 'ui']);
  const language = useLanguage();
  const { who, other, facts } = useContactFacts(contact);
  const { record, website, texts } = contact;
  const card = lineCard(contact);
  return (
    <Item>
      <Words>
        <h3>{who}</h3>
        {other && <small lang={other.lang}>{other.name}</small>}
        {texts.map((words) => (
          <p key={words.en}>{words[language]}</p>
        ))}
        {contact.phone === null && <p>{t('contacts.unconfirmed')}</p>}
        {facts.length > 0 && <Note>{facts.join(' · ')}</Note>}
        <CheckedNote of="source" url={record.sourceUrl} values={[contact.phone, contact.tty]} />
        {record.isStale && (
          <Badge tone="warning">
            {t('ui:provenance.stale', { year: (record.sourceDate ?? record.checkedOn).slice(0, 4) })}
          </Badge>
        )}
        <Row $gap={2}>
          {website && (
            <TextLink href={website}>
              {t(record.confidence === 'memory' ? 'contacts.confirm' : 'contacts.site')}
              <VisuallyHidden> {who}</VisuallyHidden>
            </TextLink>
          )}
          {card && <CardButton card={() => card} of={who} variant="quiet" />}
        </Row>
      </Words>
      <Press {...props} who={who} />
    </Item>
  );
}
