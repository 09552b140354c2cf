// Enrollment windows as they are today in California, one line each. Screens that show it load the `benefits` namespace.
import { CalendarCheck, CalendarClock, CalendarDays, CalendarX, Infinity as Always } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SOURCES } from '@app/benefits/figures/sources';
import { windowsOn } from '@app/benefits/figures/windows';
import type { WindowFamily, WindowOn } from '@app/benefits/figures/windows';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { RichText } from '@web/ui/rich-text';
import { color, shape, space, text } from '@web/ui/tokens';
import { formatDay } from '@web/base/formats/dates';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { useToday } from '../use-today';
import { BeingChecked } from '../checks/being-checked';
import { SourceLine } from './figure-sources';

type Status = WindowOn['status'];

const LOOK: Record<Status, { tone: BadgeTone; icon: LucideIcon }> = {
  active: { tone: 'warning', icon: CalendarCheck },
  upcoming: { tone: 'info', icon: CalendarClock },
  ongoing: { tone: 'success', icon: Always },
  ended: { tone: 'neutral', icon: CalendarX },
};

/** What runs out soonest is first, what never ends after what opens, what is over last. */
const ORDER: Record<Status, number> = { active: 0, upcoming: 1, ongoing: 2, ended: 3 };

const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
`;

const Item = styled.li`
  display: grid;
  gap: ${space[1]};
  padding: 0.875rem 1.125rem;
  line-height: 1.5;
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  p {
    max-width: none;
  }
`;

const Name = styled.h3`
  font-size: ${text.row};
  line-height: 1.4;
`;

/* A line ends between the two days, not inside one. */
const Days = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  i {
    display: inline-block;
  }
`;

const Left = styled.b`
  color: ${color.persimmon700};
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  font-size: ${text[6]};
  color: ${color.inkSoft};
`;

function leftKey({ status, daysLeft }: WindowOn): string | null {
  if (daysLeft === null) return null;
  if (status === 'upcoming') return 'windows.opensIn';
  return daysLeft === 0 ? 'windows.lastDay' : 'windows.left';
}

function WindowItem({ window }: { window: WindowOn }) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const { status, opensOn, closesOn, daysLeft } = window;
  const left = leftKey(window);
  const isOneYear = opensOn?.slice(0, 4) === closesOn?.slice(0, 4);
  return (
    <Item data-window={window.id}>
      <Row $gap={2}>
        <Name>{window.name[language]}</Name>
        <Badge {...LOOK[status]}>{t(`windows.${status}`)}</Badge>
      </Row>
      {opensOn && closesOn && (
        <Days>
          <span>
            <RichText
              text={t('windows.range', {
                from: formatDay(opensOn, language, language === 'ko' || !isOneYear),
                to: formatDay(closesOn, language, language === 'en' || !isOneYear),
              })}
              tags={{ day: <i /> }}
            />
          </span>
          {left && <Left>{t(left, { count: daysLeft ?? 0 })}</Left>}
        </Days>
      )}
      <Small>{keepTogether(window.note[language])}</Small>
      <BeingChecked url={SOURCES[window.sources[0]].url} values={[opensOn, closesOn]} />
    </Item>
  );
}

export interface WindowListProps {
  /** Only these families; all of them by default. */
  families?: readonly WindowFamily[];
}

export function WindowList({ families }: WindowListProps) {
  const { t } = useTranslation('benefits');
  const to = useWithZip();
  const today = useToday();
  const windows = windowsOn(today)
    .filter(({ family }) => !families || families.includes(family))
    .sort((one, other) => ORDER[one.status] - ORDER[other.status] || (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
  return (
    <Stack $gap={2}>
      <List>
        {windows.map((window) => (
          <WindowItem key={window.id} window={window} />
        ))}
      </List>
      <SourceLine ids={[...new Set(windows.flatMap(({ sources }) => sources))]} year={Number(today.slice(0, 4))} />
      {(!families || families.includes('medicare-general')) && (
        <Row data-no-print>
          <LinkButton to={to('/my-dates')} icon={CalendarDays}>
            {t('windows.mine')}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}
