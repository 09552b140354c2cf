import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EMERGENCY_LINES } from '@web/shared/contacts';
import { formatPhone, telAddress } from '@web/shared/formats/phone';
import { Figure } from '@web/ui/text';
import { color, shape, space, text } from '@web/ui/tokens';

const Box = styled.section`
  margin-block-start: ${space[5]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  h2 {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
`;

const Line = styled.a`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 0.5rem;
  min-height: ${shape.target};
  color: ${color.ink};
  text-decoration: none;
  font-size: ${text[6]};
  &:hover {
    text-decoration: underline;
  }
`;

const Lines = styled.ul`
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  b {
    color: ${color.danger};
  }
`;

/** Stands in the page itself: it works when every server is down. */
export function EmergencyBox() {
  const { t } = useTranslation('shell');
  const headingId = useId();
  return (
    <Box aria-labelledby={headingId}>
      <h2 id={headingId}>{t('emergency.title')}</h2>
      <Lines>
        {EMERGENCY_LINES.map((line) => (
          <li key={line.id}>
            <Line href={telAddress(line.number)}>
              <span>{t(`emergency.${line.id}`)}</span>
              <Figure as="b">{formatPhone(line.number)}</Figure>
            </Line>
          </li>
        ))}
      </Lines>
    </Box>
  );
}
