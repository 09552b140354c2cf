import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EMERGENCY_LINES } from '@web/base/contacts';
import { formatPhone, telAddress } from '@web/base/formats/phone';
import { Figure } from '@web/ui/text';
import { color, shape, text } from '@web/ui/tokens';

const Line = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.5rem;
  min-height: ${shape.target};
  padding-inline: 0.75rem 0;
  color: ${color.ink};
  text-decoration: none;
  font-size: ${text[6]};
  &:hover {
    text-decoration: underline;
  }
  b {
    color: ${color.danger};
  }
`;

/** 911, 988, poison control: in the page itself, so they work when every server is down. */
export function EmergencyLines() {
  const { t } = useTranslation('shell');
  return (
    <ul>
      {EMERGENCY_LINES.map((line) => (
        <li key={line.id}>
          <Line href={telAddress(line.number)}>
            <span>{t(`emergency.${line.id}`)}</span>
            <Figure as="b">{formatPhone(line.number)}</Figure>
          </Line>
        </li>
      ))}
    </ul>
  );
}
