import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HydratedPart } from '@web/base/hydrated-part';
import { useDocumentTitle } from '@web/base/document-title';
import { useIsEasyMode } from '@web/shared/easy-mode';
import { Wrap } from '@web/ui/layout';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { Ask } from './components/ask';
import { DaysAndPhones } from './components/days-and-phones';
import { Hero } from './components/hero';

const Further = lazy(async () => ({ default: (await import('./components/further')).Further }));
const EasyHome = lazy(async () => ({ default: (await import('./components/easy-home')).EasyHome }));

/** `/`: one question and its tiles, what runs out, whom to call; then figures, ways on and help. */
export function HomePage() {
  const { t } = useTranslation('home');
  const isEasy = useIsEasyMode();
  useDocumentTitle(t('hero.title'));
  if (isEasy) {
    return (
      <Suspense fallback={null}>
        <EasyHome />
      </Suspense>
    );
  }
  return (
    <>
      <Hero />
      <Ask />
      <Wrap>
        <DaysAndPhones />
        <HydratedPart fallback={<FullHeightSlot />}>
          <Further />
        </HydratedPart>
      </Wrap>
    </>
  );
}
