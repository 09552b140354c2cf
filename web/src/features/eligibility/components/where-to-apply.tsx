import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityContact, EligibilityResponse } from '@app/contracts/http/eligibility';
import { hostOf } from '@web/shared/formats/host';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Card } from '@web/ui/card';
import { Grid, Stack } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';
import { Figure, Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { space } from '@web/ui/tokens';

const Plain = styled(Card)`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[3]} ${space[4]};
`;

function Contact({ contact }: { contact: EligibilityContact }) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const { phone, url } = contact;
  const purpose = contact.purpose[language];
  return (
    <Stack $gap={1}>
      {phone ? (
        <PhoneCard who={contact.name[language]} phone={phone} when={contact.hours?.[language]} />
      ) : (
        url && (
          <Plain>
            <b>{contact.name[language]}</b>
            <TextLink href={url} isPrinted>
              {hostOf(url)}
            </TextLink>
          </Plain>
        )
      )}
      <p>{purpose}</p>
      <Note>
        {contact.sourceUrl && (
          <>
            {t('windows.source')} <TextLink href={contact.sourceUrl}>{hostOf(contact.sourceUrl)}</TextLink>{' '}
          </>
        )}
        <Figure>{t('windows.checked', { date: contact.checkedOn })}</Figure>
      </Note>
    </Stack>
  );
}

/** Lines and addresses, papers to bring, and the sentences every result carries. */
export function WhereToApply({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return (
    <Stack $gap={5}>
      <Grid $min="19rem">
        {answer.apply.map((contact) => (
          <Contact key={contact.id} contact={contact} />
        ))}
      </Grid>
      <Stack as="section" $gap={2} aria-label={t('apply.documents')}>
        <h3>{t('apply.documents')}</h3>
        <Bullets>
          {answer.documents.map((document) => (
            <li key={document.en}>{document[language]}</li>
          ))}
        </Bullets>
      </Stack>
      <Stack $gap={1}>
        {answer.notices.map((notice) => (
          <Note key={notice.en}>{notice[language]}</Note>
        ))}
      </Stack>
    </Stack>
  );
}
