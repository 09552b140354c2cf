import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '@web/shared/i18n/i18n';
import { LANGUAGES } from '@web/shared/i18n/language';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Segment, Segments } from './segments';

/** Both names are always there, each in its own language; the page stays where it is. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <Segments role="group" aria-label={t('language.label')}>
      {LANGUAGES.map((language) => (
        <Segment
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          {t(`language.${language}`)}
        </Segment>
      ))}
    </Segments>
  );
}
