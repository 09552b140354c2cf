import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PhoneCard } from './phone-card';
import type { PhoneCardProps } from './phone-card';
import { color, shape, space } from './tokens';

export interface HelpBandProps {
  /** Without title and text the general invitation stands there. */
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
  padding: clamp(1.5rem, 4cqi, 3rem);
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[8]};
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

const Words = styled.div`
  display: grid;
  gap: 0.5rem;
`;

const Phones = styled.div`
  display: grid;
  gap: ${space[3]};
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
