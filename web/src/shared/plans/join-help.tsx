import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { HelpBand } from '@web/ui/help-band';
import { LinkButton } from '@web/ui/link-button';

const HELP = ['medicare', 'hicap'] as const;

/** Where one joins a plan, and whom to call. */
export function JoinHelp() {
  const { t } = useTranslation('plans');
  const phones = HELP.map((id) => ({
    id,
    who: t(`lines.${id}.who`),
    phone: HELP_LINES[id].number,
    when: t(`lines.${id}.when`),
  }));
  return (
    <HelpBand title={t('help.title')} text={t('help.text')} phones={phones}>
      <LinkButton variant="primary" href={MEDICARE_PLAN_COMPARE}>
        {t('help.medicare')}
      </LinkButton>
    </HelpBand>
  );
}
