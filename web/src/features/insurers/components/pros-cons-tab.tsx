import { Minus, Plus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { InsurerRecord } from '@app/content/records/insurers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Icon } from '@web/ui/icon';
import { Grid, Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { useAllPlans } from '../hooks/use-company-plans';
import { carrierOf } from '../logic/insurer-facts';
import { planSummary } from '../logic/plan-summary';
import type { Counted } from '../logic/plan-summary';
import { PlanAnswer } from './plan-answer';

const Part = styled.h3`
  font-size: ${text[5]};
  margin-block-end: ${space[2]};
`;

const Lines = styled.ul<{ $color: string }>`
  display: grid;
  gap: ${space[2]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]};
    align-items: start;
  }
  svg {
    margin-block-start: 0.25rem;
    color: ${({ $color }) => $color};
  }
`;

interface SideProps {
  side: 'strengths' | 'weaknesses';
  lines: readonly Counted<string>[];
  total: number;
  icon: LucideIcon;
}

function Side({ side, lines, total, icon }: SideProps) {
  const { t } = useTranslation('insurers');
  return (
    <div>
      <Part>{t(`pros.${side}Title`)}</Part>
      <Lines $color={side === 'strengths' ? color.teal700 : color.danger}>
        {lines.map(({ id, count }) => (
          <li key={id}>
            <Icon of={icon} size="s" />
            <span>{t(`pros.${side}.${id}`, { count, total })}</span>
          </li>
        ))}
      </Lines>
      {lines.length === 0 && <Note>{t('pros.nothing')}</Note>}
    </div>
  );
}

/** Counts over the company's own plans, then what its curated record notes. */
export function ProsConsTab({ insurer }: { insurer: InsurerRecord }) {
  const { t } = useTranslation('insurers');
  const language = useLanguage();
  const plans = useAllPlans(carrierOf(insurer));
  return (
    <Stack>
      <PlanAnswer plans={plans}>
        {({ rows }) => {
          const { total, strengths, weaknesses } = planSummary(rows);
          return (
            <>
              <Grid $min="16rem">
                <Side side="strengths" lines={strengths} total={total} icon={Plus} />
                <Side side="weaknesses" lines={weaknesses} total={total} icon={Minus} />
              </Grid>
              <Note>{t('pros.note', { year: rows[0]?.planYear, count: total })}</Note>
            </>
          );
        }}
      </PlanAnswer>
      {insurer.notes.length > 0 && (
        <div>
          <Part>{t('pros.notes')}</Part>
          <Lines as="ul" $color={color.inkSoft}>
            {insurer.notes.map((note) => (
              <li key={note.en}>
                <span aria-hidden="true">{'·'}</span>
                <span>{note[language]}</span>
              </li>
            ))}
          </Lines>
        </div>
      )}
    </Stack>
  );
}
