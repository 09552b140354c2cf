import { ArrowRight, Bell, Info, RefreshCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { publisherOf } from '@app/content/records/publisher-of';
import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import type { UpdateType } from '@app/content/records/policy-updates';
import { formatDay } from '@web/shared/formats/dates';
import { useCheckedDate } from '@web/shared/formats/use-checked-date';
import { hostOf } from '@web/shared/formats/host';
import { useLanguage } from '@web/shared/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';
import { Card } from '@web/ui/card';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { space, text } from '@web/ui/tokens';
import { updatesOn } from '../logic/update-order';
import type { DatedUpdate } from '../logic/update-order';

const LOOK: Record<UpdateType, { tone: BadgeTone; icon: LucideIcon }> = {
  important: { tone: 'danger', icon: Bell },
  update: { tone: 'warning', icon: RefreshCw },
  info: { tone: 'info', icon: Info },
};

const Item = styled(Card)`
  display: grid;
  gap: ${space[2]};
  h3 {
    font-size: ${text[4]};
  }
`;

const Go = styled.div`
  margin-inline-start: -0.75rem;
`;

function UpdateItem({ update }: { update: DatedUpdate }) {
  const { t } = useTranslation(['overview', 'benefits']);
  const language = useLanguage();
  const { sourceUrl } = update;
  const checkedDate = useCheckedDate();
  const publisher = sourceUrl && publisherOf(sourceUrl)?.[language];
  return (
    <Item as="li">
      <Row $gap={2}>
        <Badge {...LOOK[update.type]}>{t(`dashboard.updates.${update.type}`)}</Badge>
        <span>{t('dashboard.updates.from', { date: formatDay(update.effectiveOn, language, true) })}</span>
        {update.isComing && <Badge tone="neutral">{t('dashboard.updates.coming')}</Badge>}
      </Row>
      <h3>{language === 'ko' ? (update.nameKo ?? update.name) : update.name}</h3>
      <p>{update.text[language]}</p>
      <Note>
        {t('benefits:windows.source')}{' '}
        {sourceUrl && <TextLink href={sourceUrl}>{publisher ?? hostOf(sourceUrl)}</TextLink>}{' '}
        {t('benefits:windows.checked', { date: checkedDate(update.checkedOn, update.verified) })}
      </Note>
      <Go data-no-print>
        <LinkButton to={update.page} variant="quiet" iconAfter={ArrowRight}>
          {t('dashboard.updates.go')}
        </LinkButton>
      </Go>
    </Item>
  );
}

/** Changes of the law with their day, source and the screen that says more. */
export function UpdateList() {
  const today = useToday();
  return (
    <Stack as="ul">
      {updatesOn(today, POLICY_UPDATES).map((update) => (
        <UpdateItem key={update.id} update={update} />
      ))}
    </Stack>
  );
}
