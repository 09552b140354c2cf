// Everything known of one company, in a sheet: whom to call, its plans with counts, how to be served in Korean, who says so.
import { Clock, MessageSquareText, Search, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InsurerRecord } from '@app/content/records/insurers';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { CallButton } from '@web/ui/call-button';
import { LinkButton } from '@web/ui/link-button';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Fold, ReceiptFold } from '@web/ui/receipt-fold';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { Tabs } from '@web/ui/tabs';
import { Note } from '@web/ui/text';
import { curatedProvenance, isUnconfirmed } from '@web/shared/provenance/curated';
import { CardButton } from '@web/shared/show-card/card-button';
import { insurerCard } from '../logic/insurer-card';
import { plansAddress } from '../logic/plans-address';
import { ContactTab } from './contact-tab';
import { FeaturesTab } from './features-tab';
import { KoreanHelp } from './korean-help';
import { PlansTab } from './plans-tab';
import { ProsConsTab } from './pros-cons-tab';

function Marks({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const { kind, networkType, starRating, starYear, contractId, confidence } = insurer;
  return (
    <>
      {kind && <Badge tone="teal">{t(`kinds.${kind}`)}</Badge>}
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
    </>
  );
}

function Words({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { description, established, id } = insurer;
  return (
    <>
      {description && <p>{description[language]}</p>}
      {id === 'uhc-aarp' && <p>{t('aarp')}</p>}
      {established !== null && !isUnconfirmed(insurer, 'established') && (
        <Note>{t('established', { year: established })}</Note>
      )}
    </>
  );
}

function Content({ insurer, name }: { insurer: InsurerRecord; name: string }) {
  const { t } = useTranslation('insurers');
  const provenance = curatedProvenance(insurer);
  const seen = useSeen();
  const tabs = [
    { id: 'plans', label: t('tabs.plans'), content: <PlansTab insurer={insurer} /> },
    { id: 'features', label: t('tabs.features'), content: <FeaturesTab insurer={insurer} /> },
    { id: 'pros', label: t('tabs.pros'), content: <ProsConsTab insurer={insurer} /> },
    { id: 'contact', label: t('tabs.contact'), content: <ContactTab insurer={insurer} /> },
  ];
  return (
    <>
      <SheetActions>
        {insurer.phone && <CallButton phone={insurer.phone} who={name} isSolid />}
        <LinkButton to={plansAddress(insurer)} icon={Search} variant={insurer.phone ? 'secondary' : 'primary'}>
          {t('actions.plans')}
        </LinkButton>
        <CardButton card={() => insurerCard(insurer)} />
      </SheetActions>
      <Words insurer={insurer} />
      <Tabs label={t('tabs.label', { name })} tabs={tabs} />
      <div>
        <Fold title={t('actions.korean')} icon={MessageSquareText}>
          <KoreanHelp insurer={insurer} />
        </Fold>
        {provenance && (
          <ReceiptFold note={seen(provenance)}>
            <ProvenanceLine provenance={provenance} />
          </ReceiptFold>
        )}
      </div>
    </>
  );
}

export function InsurerSheet({ insurer, onClose }: { insurer: InsurerRecord | null; onClose: () => void }) {
  const language = useLanguage();
  if (!insurer) return null;
  const { name, nameKo } = insurer;
  const isKoreanFirst = language === 'ko' && nameKo !== null;
  const title = isKoreanFirst ? nameKo : name;
  return (
    <Sheet
      title={title}
      titleLang={isKoreanFirst ? 'ko' : 'en'}
      otherTitle={isKoreanFirst ? name : null}
      otherLang="en"
      isOpen
      onClose={onClose}
      meta={<Marks insurer={insurer} />}
    >
      <Content insurer={insurer} name={title} />
    </Sheet>
  );
}
