// Headings inside the folding parts: larger than the card titles under them.
import styled from 'styled-components';
import { text } from '@web/ui/tokens';

export const SubTitle = styled.h4`
  font-size: ${text[4]};
`;

/** Title of a card below a SubTitle; the base style knows four levels. */
export const CardTitle = styled.h5`
  margin: 0;
  font-size: ${text[5]};
  line-height: 1.35;
  text-wrap: balance;
`;
