import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { useFigures } from '@web/shared/benefits/use-figures';
import { formatDollars, formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { MarkedText } from '@web/shared/terms/marked-text';
import { useToday } from '@web/shared/use-today';
import { Card } from '@web/ui/card';
import { Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { color, space } from '@web/ui/tokens';
import { shareExample } from '../logic/share-example';
import { SubTitle } from './sub-title';

const STEPS = ['pension', 'takenOff', 'countable', 'need', 'share'] as const;

const Sum = styled(Card)`
  background: ${color.paper};
`;

const Lines = styled.dl`
  display: grid;
  margin-block-start: ${space[2]};
  max-width: 34rem;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    justify-content: space-between;
    padding-block: 0.375rem;
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  div:is(:nth-child(3), :last-child) {
    border-block-start: 1px solid ${color.lineStrong};
    font-weight: 700;
  }
`;

/** What a share of cost is, and the arithmetic of one with this year's figures. */
export function ShareOfCost() {
  const { t } = useTranslation('medi-cal');
  const language = useLanguage();
  const figure = useFigureText();
  const example = shareExample(useFigures(), useToday());
  return (
    <Stack $gap={3}>
      <p>{t('share.text')}</p>
      {example && (
        <>
          <Sum as="section" aria-labelledby="share-example">
            <SubTitle id="share-example">{t('share.example', { age: example.age })}</SubTitle>
            <Lines>
              {STEPS.map((step) => (
                <div key={step}>
                  <dt>
                    <MarkedText text={t(`share.steps.${step}`)} />
                  </dt>
                  <dd>
                    {step === 'takenOff' || step === 'need' ? '− ' : ''}
                    {formatDollars(example[step])}
                  </dd>
                </div>
              ))}
            </Lines>
          </Sum>
          <p>{t('share.meaning', { share: formatDollarsInText(example.share, language) })}</p>
          <Note>{t('share.couple', { need: figure('maintenanceNeedCouple') })}</Note>
          <FigureSources rows={example.rows} />
        </>
      )}
    </Stack>
  );
}
