import { useTranslation } from 'react-i18next';
import { fragmentOf, NO_PACKET } from '@web/shared/plan-packet/packet';
import type { PlanPacket } from '@web/shared/plan-packet/packet';
import { useGiven } from '@web/shared/plan-packet/use-given';
import { Callout } from '@web/ui/callout';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';

/** Says what a link brought, and that nothing of who sent it is kept here. */
export function PacketNotice({ figures }: Pick<PlanPacket, 'figures'>) {
  const { t } = useTranslation('comparison');
  const given = useGiven();
  return (
    <Callout tone="info" title={t('sent.title')} titleAs="h2">
      <p>{t('sent.text')}</p>
      {figures && (
        <>
          <p>{t('sent.figures', { given: given(figures) })}</p>
          <Row>
            <LinkButton to={`/ai-analysis${fragmentOf({ ...NO_PACKET, figures })}`}>{t('sent.again')}</LinkButton>
          </Row>
        </>
      )}
    </Callout>
  );
}
