import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { Card } from '@web/ui/card';
import { Grid, Stack } from '@web/ui/layout';
import { color, space } from '@web/ui/tokens';
import { ShareOfCost } from './share-of-cost';
import { SubTitle } from './sub-title';

const KINDS = ['full', 'restricted', 'both', 'working', 'pace', 'nursing', 'estate'] as const;
const USED = ['paceAge', 'lookBackMonths', 'workingDisabledShare', 'estateAge'] as const;

const Kind = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  background: ${color.paper};
`;

/** What Medi-Cal pays for in its different kinds; the share of cost has its arithmetic below. */
export function KindsOfCover() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  const words = {
    months: figure('lookBackMonths'),
    share: figure('workingDisabledShare'),
    days: figure('hardshipDays'),
  };
  const wordsOf = (kind: (typeof KINDS)[number]) => ({
    ...words,
    age: figure(kind === 'estate' ? 'estateAge' : 'paceAge'),
  });
  return (
    <Stack $gap={5}>
      <Grid $min="18rem">
        {KINDS.map((kind) => (
          <Kind as="article" key={kind}>
            <SubTitle>{t(`kinds.${kind}.name`)}</SubTitle>
            <p>{t(`kinds.${kind}.text`, wordsOf(kind))}</p>
          </Kind>
        ))}
      </Grid>
      <TodaysSources ids={USED} />
      <SubTitle>{t('share.title')}</SubTitle>
      <ShareOfCost />
    </Stack>
  );
}
