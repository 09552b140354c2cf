import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { COVERAGE_TYPES } from '@app/content/plans/benefit-coverage';
import type { CoverageType } from '@app/content/plans/benefit-coverage';
import { Chip } from '@web/ui/chip';
import { Row } from '@web/ui/layout';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: 0.5rem;
    font-weight: 700;
  }
`;

export interface TypeChoiceProps {
  chosen: readonly CoverageType[];
  onToggle: (type: CoverageType) => void;
}

/** Which of the three stand side by side. */
export function TypeChoice({ chosen, onToggle }: TypeChoiceProps) {
  const { t } = useTranslation('coverage');
  return (
    <Group data-no-print>
      <legend>{t('choose')}</legend>
      <Row $gap={2}>
        {COVERAGE_TYPES.map((type) => (
          <Chip key={type} isPressed={chosen.includes(type)} onClick={() => onToggle(type)}>
            {t(`types.${type}`)}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}
