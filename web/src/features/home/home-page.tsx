import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '@web/shared/document-title';
import { Wrap } from '@web/ui/layout';
import { DeadlinesPanel } from './components/deadlines-panel';
import { Hero } from './components/hero';
import { HomeHelp } from './components/home-help';
import { MainServices } from './components/main-services';
import { MoreServices } from './components/more-services';
import { QuickActions } from './components/quick-actions';
import { RecordsNow } from './components/records-now';

/** `/`: where and what, what runs out, what people come for, the two programs, and whom to call. */
export function HomePage() {
  const { t } = useTranslation('home');
  useDocumentTitle(t('hero.title'));
  return (
    <>
      <Hero />
      <Wrap>
        <DeadlinesPanel />
        <QuickActions />
        <MainServices />
        <MoreServices />
        <RecordsNow />
        <HomeHelp />
      </Wrap>
    </>
  );
}
