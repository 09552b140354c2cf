// Enrollment windows as they stand today in California. Screens that show it load the `benefits` namespace.
import { CalendarCheck, CalendarClock, CalendarX, Infinity as Always } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { WINDOW_SOURCES } from '@app/benefits/figures/sources/windows.sources';
import { windowsOn } from '@app/benefits/figures/windows';
import type { WindowFamily, WindowOn } from '@app/benefits/figures/windows';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';
import { Card } from '@web/ui/card';
import { Row, Stack } from '@web/ui/layout';
import { RichText } from '@web/ui/rich-text';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';
import { formatDay } from '../formats/dates';
import { useCheckedDate, weakest } from '../formats/use-checked-date';
import { useLanguage } from '../i18n/use-language';
import { useToday } from '../use-today';

type Status = WindowOn['status'];

const LOOK: Record<Status, { tone: BadgeTone; icon: LucideIcon }> = {
  active: { tone: 'warning', icon: CalendarCheck },
  upcoming: { tone: 'info', icon: CalendarClock },
  ongoing: { tone: 'success', icon: Always },
  ended: { tone: 'neutral', icon: CalendarX },
};

/** What runs out soonest stands first, what never ends after what opens, what is over last. */
const ORDER: Record<Status, number> = { active: 0, upcoming: 1, ongoing: 2, ended: 3 };

const Item = styled(Card)`
  display: grid;
  gap: ${space[2]};
`;

const Name = styled.h3`
  font-size: ${text[4]};
`;

const Left = styled.b`
  color: ${color.persimmon700};
  font-variant-numeric: tabular-nums;
`;

function leftKey({ status, daysLeft }: WindowOn): string | null {
  if (daysLeft === null) return null;
  if (status === 'upcoming') return 'windows.opensIn';
  return daysLeft === 0 ? 'windows.lastDay' : 'windows.left';
}

function Source({ window }: { window: WindowOn }) {
  const { t } = useTranslation('benefits');
  const checkedDate = useCheckedDate();
  const language = useLanguage();
  return (
    <Note>
      {t('windows.source')}{' '}
      {window.sources.map((id) => (
        <TextLink key={id} href={WINDOW_SOURCES[id].url}>
          {WINDOW_SOURCES[id].citation[language]}
        </TextLink>
      ))}{' '}
      {t('windows.checked', {
        date: checkedDate(window.checkedOn, weakest(window.sources.map((id) => WINDOW_SOURCES[id].verified))),
      })}
    </Note>
  );
}

function WindowItem({ window }: { window: WindowOn }) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const { status, opensOn, closesOn, daysLeft } = window;
  const left = leftKey(window);
  const day = (date: string) => formatDay(date, language, true);
  return (
    <Item as="li" data-window={window.id}>
      <Row $gap={3}>
        <Name>{window.name[language]}</Name>
        <Badge {...LOOK[status]}>{t(`windows.${status}`)}</Badge>
      </Row>
      {opensOn && closesOn && (
        <p>
          {t('windows.range', { from: day(opensOn), to: day(closesOn) })}
          {left && (
            <>
              {' · '}
              <Left>{t(left, { count: daysLeft ?? 0 })}</Left>
            </>
          )}
        </p>
      )}
      <p>{window.note[language]}</p>
      <Source window={window} />
    </Item>
  );
}

export interface WindowListProps {
  /** Only these families; all of them by default. */
  families?: readonly WindowFamily[];
}

export function WindowList({ families }: WindowListProps) {
  const { t } = useTranslation('benefits');
  const language = useLanguage();
  const today = useToday();
  const windows = windowsOn(today)
    .filter(({ family }) => !families || families.includes(family))
    .sort((one, other) => ORDER[one.status] - ORDER[other.status] || (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
  return (
    <Stack>
      <p>
        <RichText text={t('windows.today', { date: formatDay(today, language, true) })} tags={{ b: <b /> }} />
      </p>
      <Stack as="ul">
        {windows.map((window) => (
          <WindowItem key={window.id} window={window} />
        ))}
      </Stack>
    </Stack>
  );
}
