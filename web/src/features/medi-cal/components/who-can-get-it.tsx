import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Bullets } from '@web/ui/bullets';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { IncomeGroups } from './income-groups';
import { SavingsByDate } from './savings-by-date';
import { SubTitle } from './sub-title';

const COUNTING = ['tax', 'pension', 'premiums', 'close', 'ssi'] as const;

/** Groups with this year's limit, how income is counted, and savings by date. */
export function WhoCanGetIt() {
  const { t } = useTranslation('medi-cal');
  const figure = useFigureText();
  const words = {
    off: figure('unearnedDisregard'),
    earned: figure('earnedDisregard'),
    share: figure('earnedCountedShare'),
    close: figure('borderlineDollars'),
  };
  return (
    <Stack $gap={5}>
      <p>{t('groups.lead')}</p>
      <SubTitle>{t('groups.title')}</SubTitle>
      <IncomeGroups />
      <SubTitle>{t('counting.title')}</SubTitle>
      <Bullets>
        {COUNTING.map((id) => (
          <li key={id}>
            <MarkedText text={t(`counting.${id}`, words)} />
          </li>
        ))}
      </Bullets>
      <SubTitle>{t('savings.title')}</SubTitle>
      <SavingsByDate />
      <Row data-no-print>
        <LinkButton to="/eligibility" iconAfter={ArrowRight}>
          {t('check')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
