import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Wrap } from '@web/ui/layout';
import { Path, PathStep } from '@web/ui/path';
import { Lead } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { isWholeZip } from '@web/ui/zip-digits';
import type { Category } from '../content/categories';
import { CategoryGrid } from './category-grid';
import { HeroArt } from './hero-art';
import { ZipStep } from './zip-step';

const Field = styled.section`
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  overflow: clip;
`;

const Top = styled(Wrap)`
  position: relative;
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space[3]};
  max-width: 33rem;
  padding-block: ${space[6]} ${space[4]};
  @container page (min-width: 46rem) {
    padding-block: ${space[7]} ${space[6]};
    max-width: 24rem;
  }
  @container page (min-width: 58rem) {
    max-width: 32rem;
  }
`;

const Steps = styled(Wrap)`
  position: relative;
  z-index: 1;
  padding-block: ${space[4]} ${space[7]};
  label {
    font-size: ${text[4]};
    margin-block-end: ${space[1]};
  }
`;

const StepTitle = styled.h2`
  font-size: ${text[4]};
`;

/** The promise of the product, and its first two questions: where, and what. */
export function Hero() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const zipRef = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState('');
  const [hasError, setHasError] = useState(false);
  const isWhole = isWholeZip(zip);

  const changeZip = (next: string) => {
    setZip(next);
    setHasError(false);
  };
  const choose = (category: Category) => {
    if (isWhole) {
      void navigate(category.addressFor(zip));
      return;
    }
    setHasError(true);
    zipRef.current?.focus();
  };

  return (
    <Field aria-labelledby="home-title">
      <Top>
        <HeroArt />
        <Words>
          <h1 id="home-title" tabIndex={-1}>
            {t('hero.title')}
          </h1>
          <Lead>{t('hero.lead')}</Lead>
        </Words>
      </Top>
      <Steps>
        <Path>
          <PathStep state={isWhole ? 'done' : 'open'} marker={1}>
            <ZipStep ref={zipRef} zip={zip} onChange={changeZip} hasError={hasError} />
          </PathStep>
          <PathStep marker={2}>
            <StepTitle>{t('categories.title')}</StepTitle>
            <CategoryGrid zip={isWhole ? zip : null} onChoose={choose} />
          </PathStep>
        </Path>
      </Steps>
    </Field>
  );
}
