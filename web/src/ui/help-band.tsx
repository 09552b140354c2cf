import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PathArt } from './path-art';
import { PhoneCard } from './phone-card';
import type { PhoneCardProps } from './phone-card';
import { color, shape, space, text as textSize } from './tokens';

export interface HelpBandProps {
  /** Without title and text the general invitation is there. */
  title?: string;
  text?: ReactNode;
  phones: readonly (PhoneCardProps & { id: string })[];
  /** Buttons under the numbers. */
  children?: ReactNode;
}

/* The one dark field of a page, always last before the footer. */
const Band = styled.section`
  background: ${color.teal700};
  color: ${color.surface};
  border-radius: ${shape.radius};
  padding: 1.25rem 1.25rem 1.375rem;
  display: grid;
  gap: 0.875rem;
  margin-block-start: 2.5rem;
  h2 {
    font-size: ${textSize[4]};
  }
  @container page (min-width: 46rem) {
    padding: 1.75rem 2rem 2rem;
  }
  [data-variant='primary'],
  [data-variant='secondary'] {
    border-color: ${color.surface};
  }
  [data-variant='primary'] {
    background: ${color.surface};
    color: ${color.teal700};
  }
  [data-variant='secondary'] {
    background: none;
    color: ${color.surface};
  }
  [data-variant='secondary']:hover {
    background: ${color.teal600};
  }
  & + p {
    margin-block-start: ${space[3]};
  }
  @container page (max-width: 18rem) {
    padding: ${space[4]};
  }
  @media print {
    background: none;
    color: ${color.ink};
    border: 1px solid;
  }
`;

/* The words flow around it: the path never runs through a line. */
const Art = styled(PathArt)`
  float: inline-end;
  /* As high as the title's first line. */
  width: 4.5rem;
  height: 3rem;
  margin: -0.875rem -0.25rem 0 0.5rem;
  @container page (max-width: 21rem) {
    display: none;
  }
  @container page (min-width: 46rem) {
    width: 9rem;
    height: 6rem;
    margin: -1rem -0.25rem -0.75rem 1rem;
  }
`;

const Words = styled.div`
  h2 {
    margin-block-end: 0.5rem;
  }
`;

const Phones = styled.div`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export function HelpBand({ title, text, phones, children }: HelpBandProps) {
  const { t } = useTranslation('ui');
  const headingId = useId();
  return (
    <Band aria-labelledby={headingId} data-on-dark>
      <Words>
        <Art isOnDark />
        <h2 id={headingId}>{title ?? t('help.title')}</h2>
        <p>{text ?? t('help.text')}</p>
      </Words>
      <Phones>
        {phones.map(({ id, ...phone }) => (
          <PhoneCard key={id} {...phone} />
        ))}
      </Phones>
      {children && <Buttons>{children}</Buttons>}
    </Band>
  );
}
