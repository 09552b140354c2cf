// While Medicare plans can be changed, the first thing on the home page and the plan pages: what becomes of the plan somebody has.
import { ChevronRight, IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { Icon } from '@web/ui/icon';
import { color, shape, text } from '@web/ui/tokens';
import { useToday } from '../use-today';
import { planYearFacts } from './plan-year';

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: center;
  min-height: 3.5rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${color.persimmon600};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.3;
  text-decoration: none;
  svg {
    color: ${color.persimmon700};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${text[6]};
    font-weight: 400;
  }
  &:hover {
    background: ${color.persimmon100};
  }
  @media print {
    display: none;
  }
`;

/** Nothing outside the fall period. */
export function MyPlanLink() {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const to = useWithZip();
  const today = useToday();
  const { isFallOpen, fallEnd, nextYear } = planYearFacts(Number(today.slice(0, 4)), today);
  if (!isFallOpen) return null;
  return (
    <Way to={to('/my-plan')}>
      <Icon of={IdCard} />
      <span>
        {t('myPlan.title', { next: nextYear })}
        <small>{t('myPlan.note', { day: formatDay(fallEnd, language) })}</small>
      </span>
      <Icon of={ChevronRight} />
    </Way>
  );
}
