import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Wrap } from '@web/ui/layout';
import { color, text } from '@web/ui/tokens';
import { HeroArt } from './hero-art';

const Field = styled.header`
  position: relative;
  overflow: clip;
  background: ${color.surface};
`;

const Words = styled(Wrap)`
  position: relative;
  padding-block: 1rem 4.75rem;
  h1 {
    font-size: clamp(1.625rem, 1rem + 3.6cqi, 2.75rem);
    white-space: pre-line;
  }
  p {
    display: none;
  }
  @container page (max-width: 21rem) {
    h1 {
      white-space: normal;
    }
  }
  @container page (min-width: 46rem) {
    padding-block: 2.75rem 8rem;
    h1 {
      max-width: 14em;
    }
    p {
      display: block;
      max-width: 22em;
      margin-block-start: 0.75rem;
      font-size: ${text.row};
      color: ${color.inkSoft};
    }
  }
`;

/** The promise of the product over its landscape; the tiles below lie on its foot. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Field>
      <HeroArt />
      <Words>
        <h1 tabIndex={-1}>{t('hero.lines')}</h1>
        <p>{t('hero.lead')}</p>
      </Words>
    </Field>
  );
}
