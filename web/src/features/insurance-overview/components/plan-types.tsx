import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '@web/ui/card';
import { Grid, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { RichText } from '@web/ui/rich-text';
import { Note, Soft } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';

/** `see`: the plan search already filtered; absent where we hold no plans of the type. */
const TYPES: readonly { id: string; see?: string }[] = [
  { id: 'original', see: '/medicare' },
  { id: 'advantage', see: '/insurance-search?type=medicare-advantage' },
  { id: 'drug', see: '/insurance-search?category=drug' },
  { id: 'supplement' },
  { id: 'dual', see: '/insurance-search?category=special-needs' },
];

const TypeCard = styled(Card)`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  justify-items: start;
  h3 {
    font-size: ${text[4]};
  }
`;

/** The ways to have Medicare, in plain words, each with its real plans. */
export function PlanTypes() {
  const { t } = useTranslation('overview');
  return (
    <Stack>
      <p>{t('types.lead')}</p>
      <Grid $min="19rem">
        {TYPES.map(({ id, see }) => (
          <TypeCard as="article" key={id}>
            <h3>
              <RichText text={t(`types.${id}.name`)} tags={{ en: <Soft lang="en" /> }} />
            </h3>
            <p>{t(`types.${id}.text`)}</p>
            {see ? (
              <LinkButton to={see} iconAfter={ArrowRight}>
                {t(id === 'original' ? 'plans.more' : 'types.see')}
              </LinkButton>
            ) : (
              <Note>{t('types.noPlans')}</Note>
            )}
          </TypeCard>
        ))}
      </Grid>
    </Stack>
  );
}
