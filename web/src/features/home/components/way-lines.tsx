// Lines that lead somewhere: a page, a dialog, or the easy screen.
import {
  AArrowUp,
  CalendarDays,
  ChevronRight,
  Coffee,
  FileText,
  HandHeart,
  HousePlus,
  Mail,
  MapPin,
  Pill,
  Plane,
  ShieldCheck,
  ShieldQuestionMark,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { chooseEasyMode } from '@web/shared/easy-mode';
import { openEligibilityDialog } from '@web/shared/eligibility-dialog';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { color, shape, text } from '@web/ui/tokens';
import { HomePart } from './home-part';

interface Way {
  id: string;
  icon: LucideIcon;
  to?: string;
  onPress?: () => void;
  opensDialog?: boolean;
}

const Lines = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  overflow: clip;
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  @container page (min-width: 46rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    li:nth-child(2) {
      border-block-start: 0;
    }
    li:nth-child(even) {
      border-inline-start: 1px solid ${color.line};
    }
  }
`;

const look = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.875rem;
  align-items: center;
  width: 100%;
  min-height: 3.5rem;
  padding: 0.5rem 1rem;
  border: 0;
  background: none;
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.35;
  text-align: start;
  text-decoration: none;
  svg {
    color: ${color.teal600};
  }
  small {
    display: block;
    font-size: ${text[6]};
    font-weight: 400;
    color: ${color.inkSoft};
  }
  &:hover {
    background: ${color.teal50};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

const WayLink = styled(Link)`
  ${look}
`;
const WayButton = styled.button`
  ${look}
`;

function WayLine({ way, group }: { way: Way; group: 'when' | 'more' }) {
  const { t } = useTranslation('home');
  const to = useWithZip();
  const words = (
    <>
      <Icon of={way.icon} />
      <span>
        {t(`${group}.${way.id}.title`)}
        <small>{t(`${group}.${way.id}.text`)}</small>
      </span>
      <Icon of={ChevronRight} size="s" />
    </>
  );
  if (way.to) return <WayLink to={to(way.to)}>{words}</WayLink>;
  return (
    <WayButton type="button" aria-haspopup={way.opensDialog ? 'dialog' : undefined} onClick={way.onPress}>
      {words}
    </WayButton>
  );
}

/** "When this happens, start here." */
export function WhenLines() {
  const { t } = useTranslation('home');
  const makeEasy = () => {
    chooseEasyMode(true);
    window.scrollTo(0, 0);
  };
  const ways: Way[] = [
    { id: 'letter', icon: Mail, to: '/letters' },
    { id: 'soon65', icon: CalendarDays, to: '/my-dates' },
    { id: 'medicines', icon: Pill, to: '/my-medicines' },
    { id: 'korea', icon: Plane, to: '/korea' },
    { id: 'care', icon: Coffee, to: '/assistants' },
    { id: 'small', icon: AArrowUp, onPress: makeEasy },
  ];
  return (
    <HomePart id="home-when" title={t('when.title')}>
      <Lines>
        {ways.map((way) => (
          <li key={way.id}>
            <WayLine way={way} group="when" />
          </li>
        ))}
      </Lines>
    </HomePart>
  );
}

const MORE: readonly Way[] = [
  { id: 'providers', icon: MapPin, to: '/providers' },
  { id: 'eligibility', icon: ShieldQuestionMark, onPress: openEligibilityDialog, opensDialog: true },
  { id: 'insurers', icon: ShieldCheck, to: '/insurance-companies' },
  { id: 'housing', icon: HousePlus, to: '/providers?type=seniorHousing' },
  { id: 'programs', icon: HandHeart, to: '/assistance-programs' },
  { id: 'forms', icon: FileText, to: '/forms' },
];

/** The specification's quick actions and further services, one line each. */
export function MoreLines() {
  const { t } = useTranslation('home');
  return (
    <HomePart id="home-more" title={t('more.title')}>
      <Lines>
        {MORE.map((way) => (
          <li key={way.id}>
            <WayLine way={way} group="more" />
          </li>
        ))}
      </Lines>
    </HomePart>
  );
}
