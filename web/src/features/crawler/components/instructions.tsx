import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Accordion } from '@web/ui/accordion';
import { Section } from '@web/ui/layout';
import { space } from '@web/ui/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding-inline-start: 1.25rem;
  list-style: disc;
`;

const POINTS = ['joins', 'keeps', 'fall', 'pause', 'rest', 'schedule', 'time', 'counts'] as const;

export function Instructions() {
  const { t } = useTranslation('crawler');
  const content = (
    <List>
      {POINTS.map((point) => (
        <li key={point}>
          <p>{t(`instructions.${point}`)}</p>
        </li>
      ))}
    </List>
  );
  return (
    <Section as="div">
      <Accordion type="single" items={[{ id: 'instructions', title: t('instructions.title'), content }]} />
    </Section>
  );
}
