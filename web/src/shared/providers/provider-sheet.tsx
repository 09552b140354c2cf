// All that is known about one place: how to reach it, what to say, known facts; what no one states and where it comes from
// are folds.
import { CircleHelp, Globe, Map } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallScriptId } from '@app/content/records/call-scripts';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/base/i18n/use-language';
import { CallCoach } from '@web/shared/call-coach/call-coach';
import { CardButton } from '@web/shared/show-card/card-button';
import { CallButton } from '@web/ui/call-button';
import { Callout } from '@web/ui/callout';
import { KnownFacts } from '@web/ui/known-facts';
import { KoreanBadge } from '@web/ui/korean-badge';
import { LinkButton } from '@web/ui/link-button';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Fold, ReceiptFold } from '@web/ui/receipt-fold';
import { SampleMark } from '@web/ui/sample-mark';
import { SayCard } from '@web/ui/say-card';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { Note } from '@web/ui/text';
import { isCarePlace } from './care-types';
import { useDistanceText } from './distance-text';
import { useNextStep } from './next-step';
import { NetworksSection } from './networks-section';
import { providerCard } from './provider-card';
import { useProviderFacts } from './provider-facts';
import { mapOfProvider } from './provider-links';
import { hasKorean, isFromMemory, isOnProbation, namesOf, useDoubts } from './provider-words';
import { useSaying } from './say-words';

interface PlaceProps {
  provider: ProviderResponse;
}

function Actions({ provider }: PlaceProps) {
  const { t } = useTranslation('records');
  const { first } = namesOf(provider, useLanguage());
  const step = useNextStep(provider);
  const map = mapOfProvider(provider);
  const isMapFirst = !provider.phone && step?.href === map;
  const isWebsiteFirst = !provider.phone && step?.href === provider.website;
  return (
    <SheetActions>
      {provider.phone ? (
        <CallButton phone={provider.phone} who={first.text} isSolid />
      ) : (
        step?.href && (
          <LinkButton variant="primary" icon={step.icon} href={step.href}>
            {step.label}
          </LinkButton>
        )
      )}
      {map && !isMapFirst && (
        <LinkButton icon={Map} href={map}>
          {t('actions.map')}
        </LinkButton>
      )}
      {provider.website && !isWebsiteFirst && (
        <LinkButton icon={Globe} href={provider.website}>
          {t('actions.website')}
        </LinkButton>
      )}
      <CardButton card={() => providerCard(provider)} />
    </SheetActions>
  );
}

/** What a reader must know before choosing; a licence on probation is a warning. */
function Notes({ provider }: PlaceProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const description = provider.details?.description?.[language];
  const notes = (provider.details?.notes ?? []).map((note) => <p key={note.en}>{note[language]}</p>);
  return (
    <>
      {isOnProbation(provider) && (
        <Callout tone="danger" title={t('marks.probation')}>
          {notes.length > 0 ? notes : <p>{t('probation')}</p>}
        </Callout>
      )}
      {description && <p>{description}</p>}
      {!isOnProbation(provider) && notes}
    </>
  );
}

function Unknown({ unknown }: { unknown: readonly string[] }) {
  const { t } = useTranslation('records');
  if (unknown.length === 0) return null;
  return (
    <Fold title={t('unknownFold.title', { count: unknown.length })} note={t('unknownFold.note')} icon={CircleHelp}>
      <ul>
        {unknown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Fold>
  );
}

function Receipt({ provider }: PlaceProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const { provenance, npi, ccn, licenseNumber } = provider;
  const year = (provenance.sourceUpdatedAt ?? provenance.checkedOn).slice(0, 4);
  return (
    <ReceiptFold note={t('receiptNote', { source: provenance.sourceName[language], year })}>
      <KnownFacts
        facts={[
          { id: 'npi', label: t('fields.npi'), value: npi },
          { id: 'ccn', label: t('fields.ccn'), value: ccn },
          { id: 'license', label: t('fields.license'), value: licenseNumber },
        ]}
      />
      <ProvenanceLine provenance={provenance} />
      <Note>{t('detail.notCalled')}</Note>
    </ReceiptFold>
  );
}

const SCRIPTS: Partial<Record<ProviderResponse['type'], CallScriptId>> = {
  doctor: 'doctor',
  clinic: 'doctor',
  medicalGroup: 'doctor',
  specialist: 'doctor',
  pharmacy: 'pharmacy',
  insurance: 'plan',
};

function Coach({ provider }: PlaceProps) {
  const { first } = namesOf(provider, useLanguage());
  const script = SCRIPTS[provider.type];
  return script ? <CallCoach script={script} who={first.text} /> : null;
}

function Known({ provider }: PlaceProps) {
  const { t } = useTranslation('records');
  const { known, unknown } = useProviderFacts(provider);
  const saying = useSaying(provider.type);
  return (
    <>
      <Actions provider={provider} />
      {provider.phone && <SayCard {...saying} />}
      {provider.phone && <Coach provider={provider} />}
      <Notes provider={provider} />
      <KnownFacts facts={known} />
      <NetworksSection provider={provider} />
      <div>
        <Unknown unknown={unknown} />
        <Receipt provider={provider} />
      </div>
      <Note>{t(isCarePlace(provider.type) ? 'detail.confirmCare' : 'detail.confirm')}</Note>
    </>
  );
}

function NameOnly({ provider }: PlaceProps) {
  const { t } = useTranslation('records');
  return (
    <>
      <p>{t('nameOnly')}</p>
      <Receipt provider={provider} />
    </>
  );
}

function Meta({ provider, zip }: PlaceProps & { zip: string }) {
  const distance = useDistanceText(provider, zip);
  const doubts = useDoubts(provider);
  return (
    <>
      {hasKorean(provider) && <KoreanBadge />}
      {distance && <b>{distance}</b>}
      {provider.provenance.origin === 'sample' && <SampleMark />}
      {doubts.map((doubt) => (
        <Note as="span" key={doubt}>
          {doubt}
        </Note>
      ))}
    </>
  );
}

export interface ProviderSheetProps {
  /** null = closed. */
  provider: ProviderResponse | null;
  zip: string;
  onClose: () => void;
}

export function ProviderSheet({ provider, zip, onClose }: ProviderSheetProps) {
  const language = useLanguage();
  if (!provider) return null;
  const { first, second } = namesOf(provider, language);
  const Body = isFromMemory(provider) ? NameOnly : Known;
  return (
    <Sheet
      title={first.text}
      titleLang={first.lang}
      otherTitle={second?.text}
      otherLang={second?.lang}
      isOpen
      onClose={onClose}
      meta={<Meta provider={provider} zip={zip} />}
    >
      <Body provider={provider} />
    </Sheet>
  );
}
