import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurerRecord } from '@app/content/records/insurers';
import { HELP_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { PhoneCard } from '@web/ui/phone-card';
import { SayCard } from '@web/ui/say-card';
import { Note } from '@web/ui/text';
import { space } from '@web/ui/tokens';

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.5em;
  list-style: decimal;
`;

/** How to speak Korean with a company that has no verified Korean line: whom to call and what to say. */
export function KoreanHelp({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const own = insurer.phone
    ? [{ id: 'own', who: insurer.phoneLabel?.[language] ?? t('contact.members'), phone: insurer.phone }]
    : [];
  const lines = [
    ...own,
    ...(['hicap', 'medicare'] as const).map((id) => ({
      id,
      who: t(`lines.${id}.who`),
      phone: HELP_LINES[id].number,
      when: t(`lines.${id}.when`),
    })),
  ];
  return (
    <>
      <p>{t('korean.text')}</p>
      <Steps>
        <li>{t(insurer.phone ? 'korean.call' : 'korean.callCard')}</li>
        <li>{t('korean.say')}</li>
        <li>{t('korean.wait')}</li>
      </Steps>
      <SayCard say={t('korean.sentence')} />
      {lines.map(({ id, ...line }) => (
        <PhoneCard key={id} {...line} />
      ))}
      <Note>{t('korean.noLine')}</Note>
    </>
  );
}
