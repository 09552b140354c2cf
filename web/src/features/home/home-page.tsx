import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { HydratedPart } from '@web/base/hydrated-part';
import { useDocumentTitle } from '@web/base/document-title';
import { useIsEasyMode } from '@web/shared/easy-mode';
import { Wrap } from '@web/ui/layout';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { DaysAndPhones } from './components/days-and-phones';
import { Hero } from './components/hero';
import { ChevronRight, ListChecks, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Icon } from '@web/ui/icon';
import { useWithZip } from '@web/base/zip-travel';
import { color, motion, shape, text } from '@web/ui/tokens';
import { MyPlanLink } from '@web/shared/plans/my-plan-link';
import { useSheet } from '@web/ui/use-sheet';
import { TileGrid } from './components/tile-grid';

const ZipSheet = lazy(async () => ({ default: (await import('./components/zip-sheet')).ZipSheet }));

const Part = styled.section`
  position: relative;
  display: grid;
  gap: 0.5rem;
  margin-block-start: -2.875rem;
  h2 {
    font-size: 1.25rem;
  }
  @container page (min-width: 46rem) {
    gap: 0.75rem;
    margin-block-start: -6rem;
    h2 {
      font-size: 1.5rem;
    }
  }
`;

/* The first row: what I may get, and the way by ZIP with its two steps. */
const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 0.5rem;
  @container page (max-width: 21rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container page (min-width: 46rem) {
    gap: 0.625rem;
  }
`;

const tile = css`
  min-height: 4.75rem;
  padding: 0.625rem 0.75rem;
  border: 1px solid ${color.teal700};
  border-radius: ${shape.radius};
  font-weight: 700;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  transition: background ${motion.fast} ${motion.ease};
  small {
    display: block;
    font-weight: 400;
  }
`;

const Main = styled(Link)`
  ${tile}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  background: ${color.teal700};
  color: ${color.surface};
  font-size: ${text.row};
  box-shadow: ${shape.shadow};
  small {
    font-size: ${text[6]};
  }
  & > svg {
    display: none;
  }
  &:hover {
    background: ${color.teal600};
  }
  @container page (min-width: 34rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.875rem;
    & > svg {
      display: block;
    }
  }
  @container page (min-width: 46rem) {
    min-height: 5.5rem;
    padding-inline: 1.5rem;
    font-size: 1.5rem;
  }
`;

const ByZip = styled.button`
  ${tile}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 0.75rem;
  align-content: center;
  background: ${color.surface};
  color: ${color.teal700};
  padding-inline: 0.5rem;
  font-size: 1.0625rem;
  & > svg {
    display: none;
  }
  small {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  &:hover {
    background: ${color.teal50};
  }
  @container page (min-width: 46rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    padding-inline: 1.5rem;
    font-size: 1.375rem;
    & > svg {
      display: block;
    }
  }
`;

/** The one question, and tiles that all work: benefits first, then the way by ZIP, then places and programs. */
function Ask() {
  const { t } = useTranslation('home');
  const to = useWithZip();
  const sheet = useSheet('zip');
  return (
    <Wrap>
      <Part aria-labelledby="home-ask">
        <h2 id="home-ask">{t('ask.title')}</h2>
        <MyPlanLink />
        <First>
          <Main to={to('/eligibility')} data-on-dark>
            <Icon of={ListChecks} size="l" />
            <span>
              {t('ask.benefits')}
              <small>{t('ask.benefitsNote')}</small>
            </span>
            <Icon of={ChevronRight} />
          </Main>
          <ByZip type="button" aria-haspopup="dialog" onClick={() => sheet.open()}>
            <Icon of={MapPin} size="l" />
            <span>
              {t('ask.byZip')}
              <small>{t('ask.byZipNote')}</small>
            </span>
          </ByZip>
        </First>
        <TileGrid />
      </Part>
      {sheet.openId !== null && (
        <Suspense fallback={null}>
          <ZipSheet onClose={sheet.close} />
        </Suspense>
      )}
    </Wrap>
  );
}

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
