import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Card } from '@web/ui/card';
import { Grid, Stack } from '@web/ui/layout';
import { color, space } from '@web/ui/tokens';
import { SubTitle } from './sub-title';

const KINDS = ['full', 'restricted', 'both', 'working', 'pace', 'nursing'] as const;
const USED = ['paceAge', 'lookBackMonths', 'workingDisabledShare'] as const;

const Kind = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  background: ${color.paper};
`;

/** What Medi-Cal pays for in its different kinds. */
export function KindsOfCover() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  const words = { age: figure('paceAge'), months: figure('lookBackMonths'), share: figure('workingDisabledShare') };
  return (
    <Stack $gap={5}>
      <Grid $min="18rem">
        {KINDS.map((kind) => (
          <Kind as="article" key={kind}>
            <SubTitle>{t(`kinds.${kind}.name`)}</SubTitle>
            <p>
              <MarkedText text={t(`kinds.${kind}.text`, words)} />
            </p>
          </Kind>
        ))}
      </Grid>
      <TodaysSources ids={USED} />
    </Stack>
  );
}
