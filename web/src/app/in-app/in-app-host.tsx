// Fetched only inside an app (base/in-app-browser.ts).
import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addressElsewhere, NOT_IN_APP } from '@web/base/in-app-browser';
import type { InAppBrowser, NotInApp } from '@web/base/in-app-browser';
import { give } from '@web/shared/share/give';
import { Icon } from '@web/ui/icon';
import { useToast } from '@web/ui/use-toast';
import { Line, LineWords } from '../offline/offline-line';

/** Says why nothing is printed or kept here. The text of a file is sent or copied instead. */
function useRefusals(): void {
  const { t } = useTranslation('ui');
  const { showToast } = useToast();
  useEffect(() => {
    const say = ({ detail }: NotInApp) => {
      if (detail === null) {
        showToast({ title: t('inApp.noPrint'), description: t('inApp.noPrintText'), tone: 'danger' });
        return;
      }
      void give({ text: detail }).then((done) => {
        if (done === 'copied')
          showToast({ title: t('inApp.copied'), description: t('inApp.copiedText'), tone: 'success' });
        if (done === 'refused')
          showToast({ title: t('inApp.noFile'), description: t('inApp.noFileText'), tone: 'danger' });
      });
    };
    const listener = say as (event: Event) => void;
    window.addEventListener(NOT_IN_APP, listener);
    return () => window.removeEventListener(NOT_IN_APP, listener);
  }, [t, showToast]);
}

/** A link that would open a new tab opens in its place: "back" leads here again. */
function openInPlace({ target }: Event): void {
  if (target instanceof Element) target.closest('a[target=_blank]')?.removeAttribute('target');
}

/** Says above every page what does not work inside this app, and leads out of it. */
export default function InAppHost({ app }: { app: InAppBrowser }) {
  const { t } = useTranslation('ui');
  // The link leads to the page that is open now.
  useLocation();
  useRefusals();
  useEffect(() => {
    document.addEventListener('click', openInPlace, true);
    return () => document.removeEventListener('click', openInPlace, true);
  }, []);
  const elsewhere = addressElsewhere(app, window.location.href);
  return (
    <Line>
      <LineWords>
        <p>
          <Icon of={ExternalLink} size="s" />
          <span>
            {t('inApp.line', { app: t(`inApp.apps.${app}`) })} {elsewhere === null ? t('inApp.menu') : ''}
          </span>
        </p>
        {elsewhere !== null && <a href={elsewhere}>{t('inApp.open')}</a>}
      </LineWords>
    </Line>
  );
}
