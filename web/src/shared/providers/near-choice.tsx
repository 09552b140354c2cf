import { useTranslation } from 'react-i18next';
import { narrowerThan, widerThan } from '@web/shared/places/near';
import type { Radius } from '@web/shared/places/near';
import { Button } from '@web/ui/button';
import { Row } from '@web/ui/layout';

export interface NearChoiceProps {
  radius: Radius;
  onChoose: (radius: Radius) => void;
}

/** Below a list: a narrower and a wider look from the same ZIP. */
export function NearChoice({ radius, onChoose }: NearChoiceProps) {
  const { t } = useTranslation('records');
  const [narrower, wider] = [narrowerThan(radius), widerThan(radius)];
  return (
    <Row $gap={2} data-no-print>
      {narrower && <Button onClick={() => onChoose(narrower)}>{t('near.narrower', { miles: narrower })}</Button>}
      {wider && <Button onClick={() => onChoose(wider)}>{t('near.wider', { miles: wider })}</Button>}
    </Row>
  );
}
