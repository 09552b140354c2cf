import { Fragment, Suspense, lazy, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { SourceLine, SourceName } from '@web/ui/source-line';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, shape, text } from '@web/ui/tokens';
import { ENROLLMENT_WINDOWS } from '../content/enrollment';
import { HomePart } from './home-part';
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import { figureOn } from '@app/benefits/figures/figure';
import type { FoundFigure } from '@app/benefits/figures/figure';
import { HEADLINE_SOURCES } from '@app/benefits/figures/sources/headline.sources';
import { agedLevelDay, monthlyLimit } from '@app/benefits/programs/poverty';
import { HEADLINE_FIGURES } from '@app/benefits/figures/headline.figures';
import type { Figures } from '@app/benefits/programs/rule';
import { FiguresContext } from '@web/shared/benefits/figures-context';

// The few figures of the home page: the same context, without loading the other tables.
type HeadlineFigures = Pick<Figures, keyof typeof HEADLINE_FIGURES>;

function useHeadlineFigures(): HeadlineFigures {
  return useContext(FiguresContext) ?? HEADLINE_FIGURES;
}

// The amount next to each of the two big programs, worked out of the dated figures on a given day.
type ServiceId = 'medicare' | 'mediCal';

interface Headline {
  /** US dollars a month. */
  amount: number;
  /** Year the amount is of. */
  year: number;
  /** The year of today has no amount yet. */
  isOld: boolean;
  /** Percent of the poverty level the amount was worked out with; null = printed in the source as it is. */
  percent: number | null;
  source: EligibilitySource | null;
  checkedOn: string;
}

const sourceOf = ({ row }: FoundFigure): EligibilitySource | null => {
  const known: Readonly<Record<string, EligibilitySource>> = HEADLINE_SOURCES;
  const id = row.sources.find((sourceId) => sourceId in known);
  return id ? (known[id] ?? null) : null;
};

/**
 * Null = no year of the figure is loaded for that day or an earlier one.
 * @param today ISO date in California
 */
function headlinesOn(figures: HeadlineFigures, today: string): Record<ServiceId, Headline | null> {
  const premium = figureOn(figures, 'partBPremium', today);
  const level = figureOn(figures, 'povertyLevel1', agedLevelDay(figures, today));
  const share = figureOn(figures, 'mediCalAgedShare', today);
  // Income limits are shown before deductions everywhere (programs/published-limit.ts).
  const off = figureOn(figures, 'unearnedDisregard', today);
  const shown = (of: FoundFigure, amount: number, percent: number | null, source: FoundFigure): Headline => ({
    amount,
    year: of.row.year,
    isOld: of.isOld,
    percent,
    source: sourceOf(source),
    checkedOn: of.row.checkedOn,
  });
  return {
    medicare: premium && shown(premium, premium.value, null, premium),
    mediCal:
      level && share && off && shown(level, monthlyLimit(level.value, share.value) + off.value, share.value, share),
  };
}

/** Not part of what the page needs to be. */
const BeingChecked = lazy(async () => ({ default: (await import('@web/shared/checks/being-checked')).BeingChecked }));

const ADDRESSES: Record<ServiceId, string> = { medicare: '/medicare', mediCal: '/medi-cal' };
const IDS: readonly ServiceId[] = ['medicare', 'mediCal'];

const Pair = styled.div`
  display: grid;
  gap: 0.625rem;
  margin-block-end: 0.625rem;
  @container page (min-width: 46rem) {
    grid-template-columns: 1fr 1fr;
    gap: 1rem;
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem 0.75rem;
  align-items: center;
  padding: 1rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.45;
  text-decoration: none;
  &:hover {
    border-color: ${color.teal600};
    background: ${color.teal50};
  }
  b {
    font-size: ${text.row};
  }
  span {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  span:last-of-type {
    text-align: end;
  }
  b:nth-of-type(2) {
    font-size: 1.75rem;
    line-height: 1.3;
    color: ${color.teal700};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @container page (max-width: 21rem) {
    grid-template-columns: minmax(0, 1fr);
    b:nth-of-type(2),
    span:last-of-type {
      text-align: start;
    }
  }
`;

function Sources({ headlines }: { headlines: readonly Headline[] }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const figures = headlines.flatMap(({ source, amount }) =>
    source ? [{ url: source.url, name: source.publisher[language], values: [String(amount)] }] : [],
  );
  const dates = Object.values(ENROLLMENT_WINDOWS).map(({ sourceUrl, publisher }) => ({
    url: sourceUrl,
    name: t('figures.dates', { publisher: publisher[language] }),
    values: [],
  }));
  const links = [...figures, ...dates];
  return (
    <SourceLine>
      {t('figures.year', { year: headlines[0]?.year })}
      {'\u00a0· '}
      {links.map(({ url, name, values }, index) => (
        <Fragment key={url}>
          <SourceName>
            <TextLink href={url}>{name}</TextLink>
            {index < links.length - 1 && <span>{'\u00a0·'}</span>}
          </SourceName>{' '}
          <Suspense>
            <BeingChecked url={url} values={values} />
          </Suspense>{' '}
        </Fragment>
      ))}
    </SourceLine>
  );
}

/** The two figures of the year, each the way to its program; where they and the dates above were read. */
export function TwoFigures() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const today = useToday();
  const found = headlinesOn(useHeadlineFigures(), today);
  const headlines = IDS.flatMap((id) => found[id] ?? []);
  if (headlines.length === 0) return null;
  return (
    <HomePart id="home-figures" title={t('figures.title')}>
      <Pair>
        {IDS.map((id) => {
          const headline = found[id];
          if (!headline) return null;
          return (
            <Card key={id} to={ADDRESSES[id]}>
              <b>{t(`figures.${id}.name`)}</b>
              <b>{formatDollarsInText(headline.amount, language)}</b>
              <span>{t(`figures.${id}.text`)}</span>
              <span>{t('figures.month')}</span>
            </Card>
          );
        })}
      </Pair>
      {headlines.some(({ isOld }) => isOld) && <Note>{t('figures.notLoaded', { year: today.slice(0, 4) })}</Note>}
      <Sources headlines={headlines} />
    </HomePart>
  );
}
