import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { useNow } from '@web/shared/crawl/use-now';
import { formatDay, formatTime } from '@web/base/formats/dates';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { TextLink } from '@web/ui/text-link';
import { color, shape, space, text } from '@web/ui/tokens';
import { momentText } from '../logic/moment';
import { useRunName } from './run-words';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 1px;
  background: ${color.line};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  overflow: clip;
  /* Five abreast, or two and the last one wide: never an orphan. */
  @container page (max-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  @container page (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Box = styled.div`
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  line-height: 1.4;
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  @container page (max-width: 34rem) {
    padding: ${space[2]} ${space[3]};
  }
`;

const Figure = styled.dd`
  font-size: ${text.lead};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Under = styled.dd`
  font-size: ${text[6]};
  color: ${color.inkSoft};
`;

interface TileProps {
  label: string;
  figure: ReactNode;
  under: ReactNode;
}

function Tile({ label, figure, under }: TileProps) {
  return (
    <Box>
      <dt>{label}</dt>
      <Figure>{figure}</Figure>
      <Under>{under}</Under>
    </Box>
  );
}

const DAY_CLOCK_MS = 60_000;
/** More names than these do not fit into a tile. */
const MAX_NAMES = 2;

function ActiveTile({ overview }: { overview: CrawlOverviewResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const nameOf = useRunName();
  const names = overview.active.filter(({ source }) => source !== 'all').map(nameOf);
  const rest = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return (
    <Tile
      label={t('tiles.active')}
      figure={formatNumber(overview.tiles.activeRuns, language)}
      under={names.length === 0 ? t('tiles.nothingActive') : rest > 0 ? t('tiles.andMore', { shown, rest }) : shown}
    />
  );
}

function UpdatedTile({ at }: { at: string | null }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const year = formatDay(useNow(DAY_CLOCK_MS), 'en', true).slice(-4);
  if (at === null) return <Tile label={t('tiles.updated')} figure={t('tiles.never')} under={t('tiles.neverWhy')} />;
  const isOldYear = formatDay(at, 'en', true).slice(-4) !== year;
  return (
    <Tile
      label={t('tiles.updated')}
      figure={<time dateTime={at}>{formatTime(at, language)}</time>}
      under={formatDay(at, language, isOldYear)}
    />
  );
}

/** The five figures of the head; each is a column of a run's row or counts rows. */
export function OverviewTiles({ overview }: { overview: CrawlOverviewResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const now = useNow(DAY_CLOCK_MS);
  const { plansFound, successRate, lastUpdatedAt, conflicts } = overview.tiles;
  const { succeeded, finished, percent } = successRate;
  return (
    <Tiles>
      <Tile
        label={t('tiles.plans')}
        figure={plansFound ? formatNumber(plansFound.count, language) : t('tiles.noPlans')}
        under={
          plansFound
            ? plansFound.at === null
              ? t('tiles.plansAtStart')
              : t('tiles.plansAt', { at: momentText(plansFound.at, now, language) })
            : t('tiles.noPlansYet')
        }
      />
      <Tile
        label={t('tiles.rate')}
        figure={percent === null ? t('tiles.noRate') : `${percent}%`}
        under={finished === 0 ? t('tiles.nothingFinished') : t('tiles.ofFinished', { succeeded, finished })}
      />
      <ActiveTile overview={overview} />
      <UpdatedTile at={lastUpdatedAt} />
      <Tile
        label={t('tiles.conflicts')}
        figure={formatNumber(conflicts, language)}
        under={
          conflicts === 0 ? (
            t('tiles.noConflicts')
          ) : (
            <TextLink to="/admin/crawler/conflicts">{t('tiles.toConflicts')}</TextLink>
          )
        }
      />
    </Tiles>
  );
}
