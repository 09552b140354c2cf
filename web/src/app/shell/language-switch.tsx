import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { chooseLanguage } from '@web/base/i18n/i18n';
import { LANGUAGES } from '@web/base/i18n/language';
import { useLanguage } from '@web/base/i18n/use-language';
import { color, text } from '@web/ui/tokens';

const Both = styled.div`
  display: inline-flex;
`;

const Choice = styled.button`
  min-height: 3rem;
  padding: 0 0.5rem;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: ${text[6]};
  white-space: nowrap;
  &:hover {
    background: ${color.teal50};
  }
  &[aria-pressed='true'] {
    color: ${color.teal700};
    font-weight: 700;
    box-shadow: inset 0 -3px 0 ${color.teal700};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  @container app (max-width: 14rem) {
    padding-inline: 0.1875rem;
  }
  /* The largest text on the smallest phone: only the language one can change to has room. */
  @container app (max-width: 12rem) {
    &[aria-pressed='true'] {
      display: none;
    }
  }
`;

/** Both names are always there, each in its own language; the page stays where it is. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <Both role="group" aria-label={t('language.label')}>
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          {t(`language.${language}`)}
        </Choice>
      ))}
    </Both>
  );
}
