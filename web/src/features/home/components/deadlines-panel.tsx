import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatDay } from '@web/shared/formats/dates';
import { useCheckedDate } from '@web/shared/formats/use-checked-date';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Section, Spread } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { RichText } from '@web/ui/rich-text';
import { TextLink } from '@web/ui/text-link';
import { color, shape, space, text } from '@web/ui/tokens';
import { ENROLLMENT_WINDOWS } from '../content/enrollment';
import { useToday } from '@web/shared/use-today';
import { deadlinesOn } from '../logic/deadlines';
import type { Deadline, DeadlineId } from '../logic/deadlines';

const NEXT_STEP: Record<DeadlineId, string> = {
  medicare: '/insurance-search',
  coveredCalifornia: '/covered-california',
  mediCal: '/medi-cal',
};

const Panel = styled.div`
  background: ${color.persimmon100};
  border-radius: ${shape.radius};
  padding: clamp(1.25rem, 4cqi, 2.5rem);
`;

const Line = styled.ol`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[5]};
  @container page (min-width: 52rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

/* A thread joins the dates: down on a phone, across on a wide page. Persimmon is time that runs out. */
const Item = styled.li<{ $isRunning: boolean }>`
  position: relative;
  display: grid;
  gap: 0.25rem;
  align-content: start;
  padding-inline-start: 2rem;
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline-start: 0;
    inset-block-start: 0.75rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${({ $isRunning }) => ($isRunning ? color.persimmon600 : color.surface)};
    border: ${({ $isRunning }) => ($isRunning ? '0' : `3px solid ${color.teal600}`)};
    box-shadow: 0 0 0 0.25rem ${color.persimmon100};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(0.5rem - 1px);
    inset-block: 1rem calc(-1 * ${space[6]});
    border-inline-start: 2px dashed ${color.persimmon600};
    opacity: 0.6;
  }
  @container page (min-width: 52rem) {
    padding: 2.25rem 0 0;
    &::before {
      inset-block-start: 0.25rem;
    }
    &:not(:last-child)::after {
      inset-inline: 1rem calc(-1 * ${space[6]});
      inset-block: calc(0.75rem - 1px) auto;
      border-inline-start: 0;
      border-block-start: 2px dashed ${color.persimmon600};
    }
  }
`;

const Left = styled.p<{ $isRunning: boolean }>`
  font-size: ${text[2]};
  font-weight: 700;
  line-height: 1.2;
  color: ${({ $isRunning }) => ($isRunning ? color.persimmon700 : color.teal700)};
  font-variant-numeric: tabular-nums;
  small {
    font-size: ${text[5]};
  }
`;

const Name = styled.h3`
  font-size: ${text[5]};
  line-height: 1.45;
`;

const Go = styled.div`
  margin-inline-start: -0.75rem;
`;

const NoWrap = styled.b`
  white-space: nowrap;
  @container page (max-width: 18rem) {
    white-space: normal;
  }
`;

const Sources = styled.p`
  margin-block-start: ${space[5]};
  font-size: ${text[6]};
  max-width: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 1rem;
  a {
    color: inherit;
  }
`;

/** The large line: days left, days until it opens, or "any time". */
function leftKey({ state, days }: Deadline): string {
  if (state === 'open') return days === 0 ? 'deadlines.lastDay' : 'deadlines.left';
  if (state === 'upcoming') return 'deadlines.opensIn';
  return state === 'always' ? 'deadlines.always' : 'deadlines.ended';
}

function DeadlineItem({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { id, state, days, start, end, januaryBy } = deadline;
  const day = (date: string | null) => (date ? formatDay(date, language, state === 'upcoming') : '');
  const isRunning = state === 'open';
  const said = isRunning && januaryBy ? 'openEarly' : state;
  return (
    <Item $isRunning={isRunning}>
      <Left $isRunning={isRunning}>
        <RichText text={t(leftKey(deadline), { count: days ?? 0 })} tags={{ small: <small /> }} />
      </Left>
      <Name>{t(`deadlines.${id}.name`)}</Name>
      <p>
        <RichText
          text={t(`deadlines.${id}.${said}`, { start: day(start), end: day(end), january: day(januaryBy) })}
          tags={{ b: <NoWrap /> }}
        />
      </p>
      <Go>
        <LinkButton variant="quiet" to={NEXT_STEP[id]} iconAfter={ChevronRight}>
          {t(`deadlines.${id}.go`)}
        </LinkButton>
      </Go>
    </Item>
  );
}

/** What runs out and when, counted from today in California. Every date has its source below. */
export function DeadlinesPanel() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const today = useToday();
  const checkedDate = useCheckedDate();
  return (
    <Section aria-labelledby="home-deadlines">
      <Panel>
        <Spread>
          <h2 id="home-deadlines">{t('deadlines.title')}</h2>
          <p>
            <RichText
              text={t('deadlines.today', { date: formatDay(today, language, true) })}
              tags={{ b: <NoWrap /> }}
            />
          </p>
        </Spread>
        <Line>
          {deadlinesOn(today, ENROLLMENT_WINDOWS).map((deadline) => (
            <DeadlineItem key={deadline.id} deadline={deadline} />
          ))}
        </Line>
        <Sources>
          <span>{t('deadlines.source')}</span>
          {Object.values(ENROLLMENT_WINDOWS).map(({ sourceUrl, publisher, verified, checkedOn }) => (
            <span key={sourceUrl}>
              <TextLink href={sourceUrl}>{publisher[language]}</TextLink>{' '}
              {t('deadlines.checked', { date: checkedDate(checkedOn, verified) })}
            </span>
          ))}
        </Sources>
      </Panel>
    </Section>
  );
}
