// What is known to speak Korean, before a list whose source says nothing of languages.
import { useId, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useNetworkFacts, useWhyLanguage } from '@web/shared/providers/network-facts';
import { asksNetwork } from '@web/shared/providers/networks';
import { ProviderList } from '@web/shared/providers/provider-list';
import { useSaying } from '@web/shared/providers/say-words';
import { Button } from '@web/ui/button';
import { Stack } from '@web/ui/layout';
import { SayCard } from '@web/ui/say-card';
import { Note } from '@web/ui/text';
import type { DirectoryKind } from '../directory-kinds';
import type { DirectoryQuery } from '../logic/directory-query';

/** More would push the list itself out of sight. */
const SHOWN_AT_FIRST = 3;

export interface KoreanPlacesProps {
  kind: DirectoryKind;
  query: DirectoryQuery;
  places: readonly ProviderResponse[];
  /** The first heading of the answer takes the focus after a search. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function KoreanPlaces({ kind, query, places, headingRef }: KoreanPlacesProps) {
  const { zip, radius } = query;
  const { t } = useTranslation('directory');
  const facts = useNetworkFacts(query);
  const why = useWhyLanguage('korean');
  const [isWhole, setIsWhole] = useState(false);
  const saying = useSaying(kind.id);
  const headingId = useId();
  if (places.length === 0) return <Note>{t('korean.none', { miles: radius })}</Note>;
  const rows = isWhole ? places : places.slice(0, SHOWN_AT_FIRST);
  // Plan, group and who states the language take lines: at first only where they were asked for.
  const isDetailed = rows.length === places.length || asksNetwork(query);
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {t('korean.title', { count: places.length })}
      </h2>
      <ProviderList
        name="korean"
        rows={rows}
        zip={zip}
        labelledBy={headingId}
        factsOf={isDetailed ? facts : undefined}
        whyOf={isDetailed ? why : undefined}
        isFirstSolid
        more={
          rows.length < places.length && (
            <Button onClick={() => setIsWhole(true)}>{t('korean.all', { count: places.length })}</Button>
          )
        }
      />
      {kind.id === 'doctor' && <SayCard {...saying} />}
    </Stack>
  );
}
