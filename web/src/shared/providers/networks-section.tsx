// Whose insurance a doctor takes: one chain for each directory that says so, from the plan over the medical group to the languages,
// with the day it was read, and what to ask on the telephone.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { planName } from '@app/content/matching/network-keys';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { KnownFacts } from '@web/ui/known-facts';
import type { KnownFact } from '@web/ui/known-facts';
import { Stack } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { SayCard } from '@web/ui/say-card';
import { SourceLine } from '@web/ui/source-line';
import { treatsPatients } from './care-types';
import { type Chain, chainsOf, type ChainPlan } from './networks';
import { useInsuranceSaying } from './say-words';

/** More plans of one directory than these are behind a fold. */
const PLANS_SHOWN = 4;

function useChainFacts() {
  const { t } = useTranslation('records');
  const plan = ({ insurer, network, line, groups }: ChainPlan): KnownFact => ({
    id: `${insurer} ${network} ${line}`,
    label: t('networks.planLabel'),
    value: (
      <>
        <span lang="en">{planName({ insurer, network })}</span>
        {line && <span>{line !== 'other' && ` (${t(`networks.lines.${line}`)})`}</span>}
      </>
    ),
    note: groups.length > 0 && (
      <>
        {t('networks.groupLabel')} <b lang="en">{groups.join(', ')}</b>
      </>
    ),
  });
  const languages = (names: readonly string[]): KnownFact => ({
    id: 'languages',
    label: t('fields.languages'),
    value: names.map((name) => t(`languages.${name}`, { defaultValue: name })).join(', '),
  });
  return { plan, languages };
}

function DirectoryChain({ chain, isSample }: { chain: Chain; isSample: boolean }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const facts = useChainFacts();
  const rest = chain.plans.slice(PLANS_SHOWN);
  const source = chain.name[language];
  return (
    <Stack $gap={2}>
      <KnownFacts facts={[...chain.plans.slice(0, PLANS_SHOWN).map(facts.plan), facts.languages(chain.languages)]} />
      {rest.length > 0 && (
        <Fold title={t('networks.more', { count: rest.length })}>
          <KnownFacts facts={rest.map(facts.plan)} />
        </Fold>
      )}
      <SourceLine>
        {isSample
          ? t('networks.sampleSource', { source })
          : t('networks.source', { source, date: formatDate(chain.checkedOn, language) })}
      </SourceLine>
    </Stack>
  );
}

/** Nothing where no directory names the provider. */
export function NetworksSection({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const headingId = useId();
  const saying = useInsuranceSaying();
  const chains = chainsOf(provider);
  if (chains.length === 0) return null;
  const isPerson = provider.type === 'doctor';
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h3 id={headingId}>{t(isPerson ? 'networks.titleDoctor' : 'networks.titlePlace')}</h3>
      {chains.map((chain) => (
        <DirectoryChain key={chain.source} chain={chain} isSample={provider.provenance.origin === 'sample'} />
      ))}
      <p>{t('networks.mayChange')}</p>
      {provider.phone && treatsPatients(provider.type) && <SayCard title={t('networks.call')} {...saying} />}
    </Stack>
  );
}
