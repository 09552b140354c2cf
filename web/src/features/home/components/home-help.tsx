import { CircleQuestionMark, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { HelpBand } from '@web/ui/help-band';
import { LinkButton } from '@web/ui/link-button';

const LINES = ['coveredCaliforniaKorean', 'socialSecurity'] as const;

export function HomeHelp() {
  const { t } = useTranslation('home');
  const phones = LINES.map((id) => ({
    id,
    who: t(`help.lines.${id}.who`),
    phone: HELP_LINES[id].number,
    when: t(`help.lines.${id}.when`),
  }));
  return (
    <HelpBand phones={phones}>
      <LinkButton to="/contact" variant="primary" icon={Mail}>
        {t('help.contact')}
      </LinkButton>
      <LinkButton to="/faqs" icon={CircleQuestionMark}>
        {t('help.faqs')}
      </LinkButton>
    </HelpBand>
  );
}
