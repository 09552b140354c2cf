// One group of hits: places, programs or plans. The overlay and the results page show the same rows.
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PlanHit, ProgramHit, ProviderHit } from '@app/contracts/http/search';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { useSpecialtyReason } from '@web/shared/providers/provider-kind';
import { ListRow } from '@web/ui/list-row';
import { space, text } from '@web/ui/tokens';
import { planTarget, PROGRAM_TARGET } from '../logic/search-question';

const Group = styled.section`
  display: grid;
  gap: ${space[2]};
  & > * {
    min-width: 0;
  }
  & > :is(h2, h3) {
    font-size: ${text[4]};
  }
`;

export interface HitGroupProps {
  title: ReactNode;
  titleAs?: 'h2' | 'h3';
  /** The list, named by the title. */
  children: (titleId: string) => ReactNode;
}

export function HitGroup({ title, titleAs: Title = 'h2', children }: HitGroupProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children(id)}
    </Group>
  );
}

interface RowProps<T> {
  hit: T;
  nameAs?: 'h3' | 'h4';
}

/** Sold by a company, so there is no number of its own to press: its page has the company's. */
export function PlanRow({ hit, nameAs }: RowProps<PlanHit>) {
  const isKorean = useLanguage() === 'ko' && hit.descriptionKo !== undefined;
  const description = isKorean ? hit.descriptionKo : hit.description;
  return (
    <ListRow
      name={keepTogether(hit.name)}
      nameLang="en"
      nameAs={nameAs}
      facts={[
        description && (
          <span key="is" lang={isKorean ? 'ko' : 'en'}>
            {keepTogether(description)}
          </span>
        ),
      ]}
      moreTo={planTarget(hit)}
    />
  );
}

/** A program is called by name, what it does is below; the number may be another office's, which is said. */
export function ProgramRow({ hit, nameAs }: RowProps<ProgramHit>) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const isKorean = language === 'ko';
  return (
    <ListRow
      name={isKorean ? hit.nameKo : hit.name}
      nameAs={nameAs}
      facts={[t(`programTypes.${hit.type}`), hit.phoneLabel?.[language]]}
      why={isKorean ? hit.descriptionKo : hit.description}
      phone={hit.phone}
      moreTo={PROGRAM_TARGET}
    />
  );
}

/** Why a place was found, when its row does not show it: a specialty, a language other than Korean (that has its badge). */
export function useWhyFound(): (hit: ProviderHit) => string | null {
  const { t } = useTranslation(['search', 'records']);
  const specialtyReason = useSpecialtyReason();
  return (hit) => {
    const { specialty = null, language: spoken } = hit.why ?? {};
    const reasons = [
      specialtyReason(hit, specialty),
      spoken && spoken !== 'Korean'
        ? t('why.language', { language: t(`records:languages.${spoken}`, { defaultValue: spoken }) })
        : null,
    ];
    return reasons.filter(Boolean).join(' · ') || null;
  };
}
