import { Clock, Columns2, ExternalLink, MessageSquareText, Phone, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurerRecord } from '@app/content/records/insurers';
import { telAddress } from '@web/shared/formats/phone';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Tabs } from '@web/ui/tabs';
import { Note, VisuallyHidden } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';
import { isUnconfirmed, provenanceOf } from '../logic/insurer-facts';
import { kindOf } from '../logic/insurer-list';
import { ContactTab } from './contact-tab';
import { FeaturesTab } from './features-tab';
import { PlansTab } from './plans-tab';
import { ProsConsTab } from './pros-cons-tab';

const Sheet = styled(Card)`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
`;

const Name = styled.h3`
  font-size: ${text[3]};
`;

export interface InsurerCardProps {
  insurer: InsurerRecord;
  onKorean: () => void;
}

function Marks({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const { networkType, starRating, starYear, contractId, confidence } = insurer;
  return (
    <Row $gap={2}>
      <Badge tone="teal">{t(`kinds.${kindOf(insurer)}`)}</Badge>
      {networkType && <Badge tone="neutral">{networkType}</Badge>}
      {starRating !== null && starYear !== null && contractId !== null && (
        <Badge tone="neutral" icon={Star}>
          {t('stars', { stars: starRating.toFixed(1), year: starYear, contract: contractId })}
        </Badge>
      )}
      {confidence === 'memory' && (
        <Badge tone="warning" icon={Clock}>
          {t('nameOnly')}
        </Badge>
      )}
    </Row>
  );
}

function Words({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { description, established, id } = insurer;
  return (
    <>
      {description ? <p>{description[language]}</p> : <p>{t('noDescription')}</p>}
      {id === 'uhc-aarp' && <p>{t('aarp')}</p>}
      {established !== null && !isUnconfirmed(insurer, 'established') && (
        <Note>{t('established', { year: established })}</Note>
      )}
    </>
  );
}

function Actions({ insurer: { phone, website, name }, onKorean }: InsurerCardProps) {
  const { t } = useTranslation('insurers');
  // Six cards with the same words: each says to a screen reader whose it is.
  const whose = <VisuallyHidden lang="en">{` ${name}`}</VisuallyHidden>;
  return (
    <Row data-no-print>
      <LinkButton to="/plan-comparison" variant="primary" icon={Columns2}>
        {t('actions.compare')}
        {whose}
      </LinkButton>
      {phone && (
        <LinkButton href={telAddress(phone)} icon={Phone}>
          {t('actions.call')}
          {whose}
        </LinkButton>
      )}
      {website && (
        <LinkButton href={website} icon={ExternalLink}>
          {t('actions.website')}
          {whose}
        </LinkButton>
      )}
      <Button icon={MessageSquareText} aria-haspopup="dialog" onClick={onKorean}>
        {t('actions.korean')}
        {whose}
      </Button>
    </Row>
  );
}

/** One company: what a source says of it, four tabs, real ways on, and where it was read. */
export function InsurerCard({ insurer, onKorean }: InsurerCardProps) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { name, nameKo } = insurer;
  const isKoreanFirst = language === 'ko' && nameKo !== null;
  const provenance = provenanceOf(insurer);
  const tabs = [
    { id: 'plans', label: t('tabs.plans'), content: <PlansTab insurer={insurer} /> },
    { id: 'features', label: t('tabs.features'), content: <FeaturesTab insurer={insurer} /> },
    { id: 'pros', label: t('tabs.pros'), content: <ProsConsTab insurer={insurer} /> },
    { id: 'contact', label: t('tabs.contact'), content: <ContactTab insurer={insurer} /> },
  ];
  return (
    <Sheet as="article" aria-label={isKoreanFirst ? nameKo : name}>
      <Marks insurer={insurer} />
      <div>
        <Name lang={isKoreanFirst ? 'ko' : 'en'}>{isKoreanFirst ? nameKo : name}</Name>
        {isKoreanFirst && <Note lang="en">{name}</Note>}
      </div>
      <Words insurer={insurer} />
      <Tabs label={t('tabs.label', { name: isKoreanFirst ? nameKo : name })} tabs={tabs} />
      <Actions insurer={insurer} onKorean={onKorean} />
      {provenance && <ProvenanceLine provenance={provenance} hasRule />}
    </Sheet>
  );
}
