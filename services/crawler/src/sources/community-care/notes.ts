import type { BilingualText } from '@app/contracts/http/errors';

/** Shown on every facility whose license is on probation (docs/facts/sources.md#community-care-licensing). */
export const ON_PROBATION: BilingualText = {
  ko: '주의: 주 정부가 이 시설의 면허를 조건부로 지켜보고 있습니다(On Probation). 정하시기 전에 캘리포니아주 사회복지국(CDSS)의 시설 찾기에서 그 이유를 확인하세요.',
  en: 'Caution: the license of this facility is on probation. Before you decide, look up the reason in the facility search of the California Department of Social Services (CDSS).',
};
