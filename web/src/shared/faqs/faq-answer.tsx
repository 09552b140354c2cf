import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CONTACTS } from '@app/content/records/contacts';
import type { FaqRecord } from '@app/content/records/faqs';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { useFigures } from '@web/shared/benefits/use-figures';
import { CoachedPhone } from '@web/shared/call-coach/coached-phone';
import { CitedPages, useAmountText } from '@web/shared/cited-text';
import { PhoneText } from '@web/shared/phone-text';
import { Readable } from '@web/shared/read-aloud/readable';
import { ShareText } from '@web/shared/share/share-text';
import { useToday } from '@web/shared/use-today';
import { Grid, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { faqText } from './faq-text';

/** A page without the part of it that is meant. */
export const pageOf = (address: string): string => address.replace(/#.*/, '');

/** The sentences, whom to call, where to go on, and what it all rests on. */
export function FaqAnswer({ faq }: { faq: FaqRecord }) {
  const { t } = useTranslation('faqs');
  const language = useLanguage();
  const say = useAmountText();
  const today = useToday();
  const figures = useFigures();
  const to = useWithZip();
  const { pathname } = useLocation();
  const isHere = (page: string): boolean => pageOf(page) === pathname;
  const lines = faq.lines.flatMap((id) => CONTACTS.find((contact) => contact.id === id) ?? []);
  return (
    <Stack $gap={3}>
      <Readable>
        <Stack $gap={3}>
          {faq.answer.map(({ text }) => (
            <p key={text.en}>
              <PhoneText>{say(text)}</PhoneText>
            </p>
          ))}
        </Stack>
      </Readable>
      {lines.length > 0 && (
        <Grid $min="17rem">
          {lines.map(({ id, name, nameKo, number, hours }) => (
            <CoachedPhone
              key={id}
              line={id}
              who={nameIn({ name, nameKo }, language)}
              phone={number}
              when={hours?.[language]}
            />
          ))}
        </Grid>
      )}
      {faq.page && !isHere(faq.page) && (
        <div data-no-print>
          <LinkButton to={to(faq.page)} iconAfter={ArrowRight}>
            {t(`pages.${pageOf(faq.page)}`)}
          </LinkButton>
        </div>
      )}
      <ShareText text={() => faqText(faq, today, figures, window.location.origin)} />
      <CitedPages ids={faq.answer.flatMap(({ sources }) => sources)} />
    </Stack>
  );
}
