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
import { KoreanHelp } from './korean-help';
import { PlansTab } from './plans-tab';
import { ProsConsTab } from './pros-cons-tab';
import { hostOf } from '@web/base/formats/host';
import { PhoneText } from '@web/shared/phone-text';
import { Grid, Stack } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';
import { TextLink } from '@web/ui/text-link';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { KnownFacts } from '@web/ui/known-facts';
import { useAllPlans } from '../hooks/use-company-plans';
import { carrierOf } from '../logic/insurer-facts';
import { benefitCount } from '../logic/plan-summary';
import { PlanAnswer } from './plan-answer';

/** The specification's features that a plan benefit answers; the other two are words of their own. */
const COUNTED = ['telehealth', 'prescription', 'dental', 'vision'] as const satisfies readonly PlanBenefit[];

interface Feature {
  id: string;
  /** null = no source says. */
  words: string | null;
}

function useFeatures(insurer: InsurerRecord): (plans: readonly InsurancePlanResponse[]) => Feature[] {
  const { t } = useTranslation('insurers');
  return (plans) => [
    { id: 'integrated', words: insurer.kind === 'integrated-hmo' ? t('features.integratedYes') : null },
    ...COUNTED.map((benefit) => {
      const { covered, stated } = benefitCount(plans, benefit);
      return { id: benefit, words: stated === 0 ? null : t('features.count', { covered, stated }) };
    }),
    { id: 'mental', words: null },
  ];
}

/** Known features with the counts behind them; what no source says is one sentence. */
function FeaturesTab({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const plans = useAllPlans(carrierOf(insurer));
  const featuresOf = useFeatures(insurer);
  return (
    <PlanAnswer plans={plans}>
      {({ rows }) => {
        const features = featuresOf(rows);
        const unknown = features.filter(({ words }) => words === null);
        return (
          <Stack>
            <KnownFacts facts={features.map(({ id, words }) => ({ id, label: t(`features.${id}`), value: words }))} />
            {unknown.length > 0 && (
              <Note>{t('features.unknown', { what: unknown.map(({ id }) => t(`features.${id}`)).join(', ') })}</Note>
            )}
            <Note>{t('features.note', { year: rows[0]?.planYear })}</Note>
          </Stack>
        );
      }}
    </PlanAnswer>
  );
}

/** Verified numbers only; the sentence on Korean is the law's, the language of a line only where a source states it. */
function ContactTab({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const { phone, phoneLabel, otherPhones, tty, website, confirmAt, headquarters, serviceAreas } = insurer;
  return (
    <Stack>
      <Grid $min="17rem">
        {phone && <PhoneCard who={phoneLabel?.[language] ?? t('contact.members')} phone={phone} />}
        {otherPhones.map(({ label, number }) => (
          <PhoneCard key={number} who={label[language]} phone={number} />
        ))}
      </Grid>
      {phone === null && (
        <Note>
          <PhoneText>{t('contact.noPhone')}</PhoneText>
        </Note>
      )}
      {tty && <p>{t('contact.tty', { tty })}</p>}
      <p>{t('contact.korean')}</p>
      {website && (
        <p>
          {t('contact.website')} <TextLink href={website}>{hostOf(website)}</TextLink>
        </p>
      )}
      {!website && confirmAt && (
        <p>
          {t('contact.confirmAt')} <TextLink href={confirmAt}>{hostOf(confirmAt)}</TextLink>
        </p>
      )}
      {serviceAreas.length > 0 && (
        <p>{t('contact.areas', { areas: serviceAreas.map((area) => area[language]).join(', ') })}</p>
      )}
      {headquarters && !isUnconfirmed(insurer, 'headquarters') && (
        <p>{t('contact.headquarters', { place: headquarters })}</p>
      )}
    </Stack>
  );
}

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
