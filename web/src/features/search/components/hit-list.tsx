// One group of hits: plans, places or programs. The overlay and the results page show the same rows.
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PlanHit, ProgramHit, ProviderHit } from '@app/contracts/http/catalog';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { SampleBadge } from '@web/ui/sample-badge';
import { color, shape, space, text } from '@web/ui/tokens';

const Group = styled.section`
  display: grid;
  gap: ${space[2]};
  h3 {
    font-size: ${text[4]};
  }
`;

const Rows = styled.ul`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

const RowLink = styled(Link)`
  display: grid;
  gap: 0.125rem;
  min-height: ${shape.target};
  padding: ${space[3]} ${space[4]};
  border-radius: ${shape.radius};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    background: ${color.teal50};
  }
  b {
    color: ${color.teal700};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
`;

const Second = styled.span`
  color: ${color.inkSoft};
  font-size: ${text[6]};
  line-height: 1.5;
`;

export interface HitGroupProps {
  title: ReactNode;
  children: ReactNode;
  /** Below the rows: how many of how many, and a way to more. */
  foot?: ReactNode;
}

export function HitGroup({ title, children, foot }: HitGroupProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Rows>{children}</Rows>
      {foot}
    </Group>
  );
}

interface RowProps<T> {
  hit: T;
  to: string;
  onChoose?: () => void;
}

export function PlanRow({ hit, to, onChoose }: RowProps<PlanHit>) {
  const isKorean = useLanguage() === 'ko' && hit.descriptionKo !== undefined;
  const description = isKorean ? hit.descriptionKo : hit.description;
  return (
    <li>
      <RowLink to={to} onClick={onChoose}>
        <b lang="en">{hit.name}</b>
        {description && <Second lang={isKorean ? 'ko' : 'en'}>{description}</Second>}
      </RowLink>
    </li>
  );
}

export function ProviderRow({ hit, to, onChoose }: RowProps<ProviderHit>) {
  const { t } = useTranslation(['records', 'search']);
  const language = useLanguage();
  const { specialty, language: spoken } = hit.why ?? {};
  const why = [
    ...(specialty ? [t('search:why.specialty', { specialty: t(`specialties.${specialty}`) })] : []),
    ...(spoken ? [t('search:why.language', { language: t(`languages.${spoken}`, { defaultValue: spoken }) })] : []),
  ];
  const isKoreanFirst = language === 'ko' && hit.nameKo !== null;
  const address = [hit.address, hit.address?.includes(hit.city ?? '') ? null : hit.city, hit.zipCode]
    .filter((part, index, all) => part && !(index > 0 && all[0]?.includes(part)))
    .join(', ');
  return (
    <li>
      <RowLink to={to} onClick={onChoose}>
        <Line>
          <b lang={isKoreanFirst ? 'ko' : 'en'}>{isKoreanFirst ? hit.nameKo : hit.name}</b>
          <Badge tone="neutral">{t(`type.${hit.type}`)}</Badge>
          {hit.origin === 'sample' && <SampleBadge />}
        </Line>
        {isKoreanFirst && <Second lang="en">{hit.name}</Second>}
        {address && <Second lang="en">{address}</Second>}
        {why.length > 0 && <Second>{why.join(' · ')}</Second>}
      </RowLink>
    </li>
  );
}

export function ProgramRow({ hit, to, onChoose }: RowProps<ProgramHit>) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const isKorean = language === 'ko';
  return (
    <li>
      <RowLink to={to} onClick={onChoose}>
        <Line>
          <b>{isKorean ? hit.nameKo : hit.name}</b>
          <Badge tone="neutral">{t(`programTypes.${hit.type}`)}</Badge>
        </Line>
        <Second>{isKorean ? hit.descriptionKo : hit.description}</Second>
      </RowLink>
    </li>
  );
}
