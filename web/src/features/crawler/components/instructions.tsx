import { useTranslation } from 'react-i18next';
import { Accordion } from '@web/ui/accordion';
import { Bullets } from '@web/ui/bullets';
import { Section } from '@web/ui/layout';

const POINTS = ['joins', 'keeps', 'fall', 'pause', 'rest', 'schedule', 'sequence', 'time', 'counts'] as const;

export function Instructions() {
  const { t } = useTranslation('crawler');
  const content = (
    <Bullets>
      {POINTS.map((point) => (
        <li key={point}>
          <p>{t(`instructions.${point}`)}</p>
        </li>
      ))}
    </Bullets>
  );
  return (
    <Section as="div">
      <Accordion type="single" items={[{ id: 'instructions', title: t('instructions.title'), content }]} />
    </Section>
  );
}
