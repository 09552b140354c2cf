import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { HelpBand } from '@web/ui/help-band';

const LINES = ['hicap', 'medicare', 'mediCal', 'coveredCaliforniaKorean'] as const;

/** Whom to call when the choice is hard; last on both overview screens. */
export function OverviewHelp() {
  const { t } = useTranslation('overview');
  return (
    <HelpBand
      title={t('dashboard.help.title')}
      text={t('dashboard.help.text')}
      phones={LINES.map((id) => ({
        id,
        who: t(`dashboard.help.${id}`),
        phone: HELP_LINES[id].number,
        when: t(`dashboard.help.${id}When`),
      }))}
    />
  );
}
