// When a change starts and how it can be undone: the windows of libs/benefits, the rights after a trial, each with its page.
import { useTranslation } from 'react-i18next';
import { windowsOn } from '@app/benefits/figures/windows';
import type { WindowFamily, WindowOn } from '@app/benefits/figures/windows';
import { BEFORE_SIGNING } from '@app/content/plans/before-signing';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { CitedPages } from '@web/shared/provenance/cited-pages';
import { useToday } from '@web/shared/use-today';
import { Bullets } from '@web/ui/bullets';

const SOURCES = ['S16', 'join-periods', 'medigap-trial'] as const;

/** "10월 15일(목)부터 12월 7일(월)까지": days of a yearly window. */
function useDays(): (window: WindowOn) => { from: string; to: string; start: string } {
  const language = useLanguage();
  return ({ opensOn, closesOn, coverageYear }) => ({
    from: opensOn ? formatDay(opensOn, language, true) : '',
    to: closesOn ? formatDay(closesOn, language, true) : '',
    start: coverageYear === null ? '' : formatDay(`${coverageYear}-01-01`, language, true),
  });
}

/** @param to the plan that would be joined */
export function SwitchTimes({ to }: { to: InsurancePlanResponse }) {
  const { t } = useTranslation('comparison');
  const language = useLanguage();
  const today = useToday();
  const daysOf = useDays();
  const windows = windowsOn(today);
  const days = (family: WindowFamily) => windows.filter((window) => window.family === family).map(daysOf)[0] ?? {};
  const isAdvantage = to.category !== 'drug';
  const undo = isAdvantage ? BEFORE_SIGNING.undo : [];
  return (
    <>
      <h3>{t('switch.starts')}</h3>
      <Bullets>
        <li>{t('switch.fall', days('medicare-annual'))}</li>
        <li>{t('switch.otherTimes')}</li>
      </Bullets>
      <h3>{t('switch.undo')}</h3>
      <Bullets>
        {isAdvantage && <li>{t('switch.advantage', days('medicare-advantage'))}</li>}
        {undo.map(({ text }) => (
          <li key={text.en}>{text[language]}</li>
        ))}
        <li>{t(isAdvantage ? 'switch.askFirst' : 'switch.nextFall')}</li>
      </Bullets>
      <CitedPages ids={isAdvantage ? SOURCES : SOURCES.slice(0, 2)} />
    </>
  );
}
