// The frame of a form that requests a list: a sheet, and fields side by side where there is room.
import styled from 'styled-components';
import { Card } from './card';
import { space } from './tokens';

/** Rendered `as="form"`. */
export const FormCard = styled(Card)`
  display: grid;
  gap: ${space[4]};
`;

/** One field to a line on a phone, up to four abreast on a desk. */
export const FormFields = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @container page (min-width: 40rem) {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`;

/** A field that takes whole names: as wide as two. */
export const WideField = styled.div`
  @container page (min-width: 40rem) {
    grid-column: span 2;
  }
`;
