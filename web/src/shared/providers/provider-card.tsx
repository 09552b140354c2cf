// One place as a card: name, marks, how to reach it, and buttons that work. Hospitals and groups add what only they have.
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Row } from '@web/ui/layout';
import { PhoneLink } from '@web/ui/phone-link';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note, VisuallyHidden } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';
import { FactList } from '@web/ui/fact-list';
import type { Fact } from '@web/ui/fact-list';
import { ProviderActions } from './provider-actions';
import { fullAddress } from './provider-links';
import { namesOf, ProviderLanguages, ProviderMarks, SecondName } from './provider-words';

const Box = styled(Card)`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  /* The card is the page its parts measure: two abreast, names and values stand one over the other. */
  container: page / inline-size;
`;

const Title = styled.h3`
  font-size: ${text[4]};
`;

/** Cards two abreast where there is room. */
export const ProviderCards = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
`;

export interface ProviderCardProps {
  provider: ProviderResponse;
  onOpen: () => void;
  /** The asked ZIP, for "same ZIP"; only with a radius is the distance said. */
  asked?: { zip: string; hasDistance: boolean };
  /** Marks under the name. */
  badges?: ReactNode;
  /** Known from memory only: the name and the mark, nothing that could be wrong. */
  isNameOnly?: boolean;
  /** Facts of this kind of place, after address, phone and languages. */
  facts?: readonly Fact[];
}

function useReachFacts({ provider, asked }: Pick<ProviderCardProps, 'provider' | 'asked'>): Fact[] {
  const { t } = useTranslation('records');
  const { first } = namesOf(provider, useLanguage());
  const address = fullAddress(provider);
  const miles = provider.distanceMiles ?? null;
  const distance = () => {
    if (provider.zipCode === asked?.zip) return t('distance.same');
    return miles === null ? t('distance.unknown') : t('distance.miles', { miles: miles.toFixed(1) });
  };
  return [
    { label: t('fields.address'), value: address ? <span lang="en">{address}</span> : t('unknown.address') },
    ...(asked?.hasDistance ? [{ label: t('fields.distance'), value: distance() }] : []),
    { label: t('fields.phone'), value: <PhoneLink phone={provider.phone} label={first.text} /> },
    { label: t('fields.languages'), value: <ProviderLanguages provider={provider} /> },
  ];
}

export function ProviderCard({ provider, onOpen, asked, badges, facts = [], isNameOnly = false }: ProviderCardProps) {
  const { t } = useTranslation('records');
  const { first } = namesOf(provider, useLanguage());
  const reach = useReachFacts({ provider, asked });
  return (
    <Box as="article" aria-label={first.text}>
      <div>
        <Title lang={first.lang}>{first.text}</Title>
        <SecondName provider={provider} />
      </div>
      <ProviderMarks provider={provider} />
      {badges}
      {isNameOnly ? <Note>{t('nameOnly')}</Note> : <FactList facts={[...reach, ...facts]} />}
      <Row>
        <ProviderActions provider={provider} isNamed />
        <Button icon={ListChecks} aria-haspopup="dialog" onClick={onOpen}>
          {t('actions.details')}
          <VisuallyHidden>{`, ${first.text}`}</VisuallyHidden>
        </Button>
      </Row>
      <ProvenanceLine provenance={provider.provenance} hasRule />
    </Box>
  );
}
