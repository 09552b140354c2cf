// What stands around a list: how many and who speaks Korean, what is missing from it, where it comes from, print and map.
import { MapPin, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { countyText } from '@app/content/places/california-counties';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Spread, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { listSources } from './list-sources';
import { speaksKorean } from './provider-words';

type Answer = ListAnswer<ProviderResponse>;

const Head = styled(Spread)`
  margin-block-end: ${space[4]};
`;

/* A line of its own where it would not fit beside the count: a dot at a line's end separates nothing. */
const Korean = styled.span`
  font-size: ${text[5]};
  font-weight: 400;
  color: ${color.inkSoft};
  @container page (max-width: 40rem) {
    display: block;
    margin-block-start: ${space[1]};
    &::first-letter {
      text-transform: uppercase;
    }
    & > span {
      display: none;
    }
  }
`;

const PLACES = { found: 'results.found', korean: 'results.korean', none: 'results.koreanNone' };
const PEOPLE = { found: 'results.foundPeople', korean: 'results.koreanPeople', none: 'results.koreanNoPeople' };

export interface ListHeadingProps {
  answer: Answer;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** "90006" or "90006에서 5마일 안". */
  area: string;
  hasDistance: boolean;
  /** false where the answer is one page of many: its own count would pass for the whole. */
  hasKoreanCount?: boolean;
}

/** Takes the focus after a search, so that a screen reader begins with the result. */
export function ListHeading({
  answer: { rows, total },
  headingRef,
  area,
  hasDistance,
  hasKoreanCount = true,
}: ListHeadingProps) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const korean = rows.filter(speaksKorean).length;
  // Korean counts people and places with different words.
  const arePeople = rows.some(({ type }) => type === 'doctor' || type === 'specialist');
  const keys = arePeople ? PEOPLE : PLACES;
  return (
    <Head>
      <h2 ref={headingRef} tabIndex={-1}>
        {t(keys.found, { count: total, shown: formatNumber(total, language) })}{' '}
        {hasKoreanCount && (
          <Korean>
            <span>{'· '}</span>
            {korean > 0 ? t(keys.korean, { count: korean }) : t(keys.none)}
          </Korean>
        )}
      </h2>
      <Note>{hasDistance ? `${area} · ${t('results.distanceNote')}` : area}</Note>
    </Head>
  );
}

/** Sample data, a list that was cut, a ZIP in two counties: each said before the table. */
export function ListCautions({ answer: { rows, total, counties } }: { answer: Answer }) {
  const { t } = useTranslation('directory');
  const language = useLanguage();
  const hasSample = rows.some(({ provenance }) => provenance.origin === 'sample');
  const isCut = total > rows.length;
  const isInSeveral = counties.length > 1;
  if (!hasSample && !isCut && !isInSeveral) return null;
  return (
    <Stack $gap={3} style={{ marginBlockEnd: space[4] }}>
      {hasSample && (
        <Callout tone="warning">
          <p>{t('results.sample')}</p>
        </Callout>
      )}
      {isCut && (
        <Callout tone="info">
          <p>
            {t('results.more', { total: formatNumber(total, language), shown: formatNumber(rows.length, language) })}
          </p>
        </Callout>
      )}
      {isInSeveral && (
        <Note>
          {t('results.counties', { counties: counties.map((county) => countyText(county, language)).join(', ') })}
        </Note>
      )}
    </Stack>
  );
}

export function ListSources({ answer: { rows } }: { answer: Answer }) {
  const { t } = useTranslation('directory');
  return (
    <Stack $gap={1} style={{ marginBlockStart: space[5] }}>
      {listSources(rows).map((provenance, index) => (
        <ProvenanceLine
          key={`${provenance.origin} ${provenance.sourceUrl} ${provenance.sourceName.en}`}
          provenance={provenance}
          hasRule={index === 0}
        />
      ))}
      <Note>{t('notCalled')}</Note>
    </Stack>
  );
}

export function ListTools({ mapAddress }: { mapAddress: string }) {
  const { t } = useTranslation('directory');
  return (
    <Row style={{ marginBlockStart: space[4] }} data-no-print>
      <Button icon={Printer} onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
      <LinkButton variant="quiet" icon={MapPin} href={mapAddress}>
        {t('tools.map')}
      </LinkButton>
    </Row>
  );
}
