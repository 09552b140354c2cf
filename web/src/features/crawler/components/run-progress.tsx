import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { RunResponse } from '@app/contracts/http/crawler';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Row, Stack } from '@web/ui/layout';
import { Progress } from '@web/ui/progress';
import { Figure, Note, Soft } from '@web/ui/text';
import { text } from '@web/ui/tokens';
import { Took, useCountText, useRunName } from './run-words';

const Counts = styled(Figure)<{ $isSmall: boolean }>`
  font-size: ${({ $isSmall }) => ($isSmall ? text[6] : text[3])};
  font-weight: 700;
  line-height: 1.2;
`;

export interface RunProgressProps {
  run: RunResponse;
  /** Waiting work is not taken up now. */
  isPaused: boolean;
  /** Several runs are together: each says its own name. */
  isNamed?: boolean;
  /** In a row of the table: without the name and the count of records. */
  isSmall?: boolean;
  /** After the time so far. */
  note?: ReactNode;
}

/** What one step of `done` and `total` is. */
const stepOf = ({ source }: RunResponse): 'queries' | 'parts' | 'rows' =>
  source === 'providers' ? 'queries' : source === 'all' ? 'parts' : 'rows';

/** The live row of a run: counts, bar, phase, time so far. The figures are the row's and nothing else. */
export function RunProgress({ run, isPaused, isNamed = false, isSmall = false, note }: RunProgressProps) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const nameOf = useRunName();
  const name = nameOf(run);
  const done = formatNumber(run.done, language);
  const counts = run.total === null ? done : `${done} / ${formatNumber(run.total, language)}`;
  const step = t(`progress.${stepOf(run)}`);
  // A run that waits although it has begun waits for the cooldown of its source.
  const isCoolingDown = run.phase === 'waiting' && run.startedAt !== null;
  const phase = isCoolingDown ? 'resting' : run.phase === 'waiting' && isPaused ? 'paused' : run.phase;
  const words = t(run.source === 'all' && run.startedAt !== null ? 'phase.parts' : `phase.${phase}`);
  // A bar that wanders would say that work goes on.
  if (run.startedAt === null && run.total === null) {
    return (
      <Stack $gap={2}>
        {isNamed && <b>{name}</b>}
        <Soft>{words}</Soft>
      </Stack>
    );
  }
  const isKnown = run.total !== null && run.total > 0;
  return (
    <Stack $gap={2}>
      {isNamed && <b>{name}</b>}
      <Row $gap={2}>
        <Counts $isSmall={isSmall}>{counts}</Counts>
        <Soft>{step}</Soft>
        {isKnown && <Soft>{t('progress.percent', { percent: Math.floor((100 * run.done) / (run.total ?? 1)) })}</Soft>}
      </Row>
      <Progress
        label={run.source === 'all' ? t('all.title') : t('progress.label', { name })}
        value={run.done}
        max={run.total}
        text={words}
        note={
          <>
            <Took run={run} />
            {note}
          </>
        }
      />
      {run.attempts > 1 && !isCoolingDown && <Note>{t('progress.again')}</Note>}
      {run.found > 0 && !isSmall && <Note>{t('progress.found', { count: countText(run.source, run.found) })}</Note>}
    </Stack>
  );
}
