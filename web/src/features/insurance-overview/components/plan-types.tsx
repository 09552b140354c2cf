import { useTranslation } from 'react-i18next';
import { PhoneText } from '@web/shared/phone-text';
import { Stack } from '@web/ui/layout';
import { RichText } from '@web/ui/rich-text';
import { Soft } from '@web/ui/text';
import { LinkRows } from './link-rows';

/** `see`: the plan search already filtered; absent where we hold no plans of the type. */
const TYPES: readonly { id: string; see?: string }[] = [
  { id: 'original', see: '/medicare' },
  { id: 'advantage', see: '/insurance-search?type=medicare-advantage' },
  { id: 'drug', see: '/insurance-search?category=drug' },
  { id: 'supplement' },
  { id: 'dual', see: '/insurance-search?category=special-needs' },
];

/** The ways to have Medicare, in plain words, each with its real plans. */
export function PlanTypes() {
  const { t } = useTranslation('overview');
  return (
    <Stack>
      <p>{t('types.lead')}</p>
      <LinkRows
        rows={TYPES.map(({ id, see }) => ({
          id,
          to: see,
          name: <RichText text={t(`types.${id}.name`)} tags={{ en: <Soft lang="en" /> }} />,
          text: t(`types.${id}.text`),
          more: (
            <small>
              {see ? t(id === 'original' ? 'plans.more' : 'types.see') : <PhoneText>{t('types.noPlans')}</PhoneText>}
            </small>
          ),
        }))}
      />
    </Stack>
  );
}
