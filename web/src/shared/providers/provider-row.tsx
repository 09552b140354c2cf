import type { ReactNode } from 'react';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { cityText } from '@app/content/places/california-cities';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';
import { useDistanceText } from './distance-text';
import { useNextStep } from './next-step';
import { useKindText } from './provider-kind';
import { hasKorean, isFromMemory, namesOf, ProbationMark, useDoubts } from './provider-words';

export interface ProviderRowProps {
  provider: ProviderResponse;
  /** The requested ZIP; '' = none. */
  zip: string;
  /** Opens the sheet; without it `moreTo` leads to a page. */
  onMore?: () => void;
  moreTo?: string;
  /** Further known facts of this kind of place: stars, emergency room. */
  facts?: readonly (string | null)[];
  /** Why it was found, when the row does not say it by itself. */
  why?: ReactNode;
  isSolid?: boolean;
  nameAs?: 'h3' | 'h4';
}

/** One place of a list: name, distance, what it is, city, and the one thing to press. */
export function ProviderRow({ provider, zip, facts = [], why, ...rest }: ProviderRowProps) {
  const language = useLanguage();
  const { first, second } = namesOf(provider, language);
  const kind = useKindText(provider, true);
  const step = useNextStep(provider);
  const distance = useDistanceText(provider, zip);
  const doubts = useDoubts(provider);
  const isNameOnly = isFromMemory(provider);
  const city = provider.city ? cityText(provider.city, language) : null;
  // A group's region may name its city already: "Los Angeles (Koreatown)".
  const isCitySaid = city !== null && facts.some((fact) => fact?.includes(city));
  return (
    <ListRow
      name={first.text}
      nameLang={first.lang}
      otherName={second?.text}
      otherLang={second?.lang}
      distance={isNameOnly ? null : distance}
      facts={isNameOnly ? doubts : [kind, ...facts, isCitySaid ? null : city, ...doubts]}
      why={why}
      isKorean={!isNameOnly && hasKorean(provider)}
      isSample={provider.provenance.origin === 'sample'}
      phone={isNameOnly ? null : provider.phone}
      step={isNameOnly ? null : step}
      {...rest}
    >
      <ProbationMark provider={provider} />
    </ListRow>
  );
}
