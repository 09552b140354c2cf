// The cells of a provider that need a decision: two names, marks, languages, specialties.
import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HOUSING_TYPES } from '@app/contracts/http/catalog';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { KoreanBadge } from '@web/ui/korean-badge';
import { SampleBadge } from '@web/ui/sample-badge';
import { Note } from '@web/ui/text';
import { color, text } from '@web/ui/tokens';
import { sourceWordsId } from './source-words';

const KOREAN = 'Korean';
export const speaksKorean = (provider: Pick<ProviderResponse, 'languages'>): boolean =>
  provider.languages.includes(KOREAN);

/** The licence is in force under the agency's watch (facts/sources.md section 3.2). */
export const isOnProbation = ({ details }: Pick<ProviderResponse, 'details'>): boolean =>
  details?.licenseStatus === 'ON PROBATION';

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
`;

const OtherName = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text[6]};
  font-weight: 400;
  line-height: 1.4;
`;

const Lines = styled.span`
  display: grid;
  gap: 0.125rem;
`;

interface Names {
  first: { text: string; lang: 'ko' | 'en' };
  second: { text: string; lang: 'ko' | 'en' } | null;
}

/** A Korean page leads with the Korean name; the English one stays beside it, because the sign on the door is English. */
export function namesOf({ name, nameKo }: Pick<ProviderResponse, 'name' | 'nameKo'>, language: 'ko' | 'en'): Names {
  const english = { text: name, lang: 'en' } as const;
  if (!nameKo || nameKo === name) return { first: english, second: null };
  const korean = { text: nameKo, lang: 'ko' } as const;
  return language === 'ko' ? { first: korean, second: english } : { first: english, second: korean };
}

export function SecondName({ provider }: { provider: ProviderResponse }) {
  const { second } = namesOf(provider, useLanguage());
  return second && <OtherName lang={second.lang}>{second.text}</OtherName>;
}

/** Sample, on probation, old or unconfirmed: said in words beside the name. */
export function ProviderMarks({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const { provenance } = provider;
  const isWatched = isOnProbation(provider);
  const isMarked =
    isWatched || provenance.origin === 'sample' || provenance.isStale || provenance.confidence === 'memory';
  if (!isMarked) return null;
  const year = provenance.sourceUpdatedAt?.slice(0, 4);
  return (
    <Words>
      {provenance.origin === 'sample' && <SampleBadge />}
      {isWatched && (
        <Badge tone="danger" icon={TriangleAlert}>
          {t('marks.probation')}
        </Badge>
      )}
      {provenance.isStale && (
        <Badge tone="warning" icon={TriangleAlert}>
          {year ? t('marks.staleYear', { year }) : t('marks.stale')}
        </Badge>
      )}
      {provenance.confidence === 'memory' && (
        <Badge tone="warning" icon={Clock}>
          {t('marks.unconfirmed')}
        </Badge>
      )}
    </Words>
  );
}

export function ProviderLanguages({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const others = provider.languages.filter((name) => name !== KOREAN);
  if (provider.languages.length === 0) return <Note as="span">{t('unknown.languages')}</Note>;
  return (
    <Words>
      {speaksKorean(provider) && <KoreanBadge />}
      {others.length > 0 && (
        <Note as="span">{others.map((name) => t(`languages.${name}`, { defaultValue: name })).join(', ')}</Note>
      )}
    </Words>
  );
}

/** A kind of place as its source calls it: in our words where we have them. */
export function SourceWords({ words }: { words: string }) {
  const { t } = useTranslation('records');
  const id = sourceWordsId(words);
  return id ? <span>{t(`sourceWords.${id}`)}</span> : <span lang="en">{words}</span>;
}

/** What the place or person does: our translated labels, else the source's own English words. */
export function ProviderSpecialty({ provider }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const names = provider.details?.specialtyNames ?? [];
  if (provider.specialties.length > 0) {
    const labels = provider.specialties.map((id) => t(`specialties.${id}`, { defaultValue: id }));
    return <span>{[...new Set(labels)].join(', ')}</span>;
  }
  if (names.length > 0) return <span>{names.map((name) => name[language]).join(', ')}</span>;
  if (provider.specialty) return <SourceWords words={provider.specialty} />;
  // Every place of these kinds does the same; the others do not.
  if (provider.type === 'adultDayCare' || provider.type === 'assistant') {
    return <span>{t(`specialtyDefault.${provider.type}`)}</span>;
  }
  return <Note as="span">{t('unknown.specialty')}</Note>;
}

/** What kind of home it is, in one plain line, and for how many people the licence is. */
export function HousingType({ provider: { housingType, details } }: { provider: ProviderResponse }) {
  const { t } = useTranslation('records');
  const capacity = details?.capacity;
  const isKnown = HOUSING_TYPES.some((id) => id === housingType);
  return (
    <Lines>
      {isKnown ? (
        <>
          <b>{t(`housing.${housingType}.name`)}</b>
          <Note as="span">{t(`housing.${housingType}.line`)}</Note>
        </>
      ) : (
        <Note as="span">{housingType ?? t('unknown.housing')}</Note>
      )}
      {capacity !== undefined && <Note as="span">{t('capacity', { count: capacity })}</Note>}
    </Lines>
  );
}
