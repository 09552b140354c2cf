import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurerRecord } from '@app/content/records/insurers';
import { HELP_LINES } from '@web/shared/contacts';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Dialog } from '@web/ui/dialog';
import { Grid } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';
import { Note } from '@web/ui/text';
import { color, shape, space, text } from '@web/ui/tokens';

/* Read aloud or held up to the phone: large and in English. */
const Say = styled.blockquote`
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  font-size: ${text.lead};
  font-weight: 700;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: 1.5em;
  list-style: decimal;
`;

/** How to speak Korean with a company that has no verified Korean line: whom to call and what to say. */
export function KoreanDialog({ insurer, onClose }: { insurer: InsurerRecord | null; onClose: () => void }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  if (!insurer) return null;
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
    <Dialog
      title={t('korean.title')}
      description={t('korean.text')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Steps>
        <li>{t(insurer.phone ? 'korean.call' : 'korean.callCard')}</li>
        <li>
          {t('korean.say')}
          <Say lang="en">{t('korean.sentence')}</Say>
        </li>
        <li>{t('korean.wait')}</li>
      </Steps>
      <Grid $min="17rem">
        {lines.map(({ id, ...line }) => (
          <PhoneCard key={id} {...line} />
        ))}
      </Grid>
      <Note>{t('korean.noLine')}</Note>
    </Dialog>
  );
}
