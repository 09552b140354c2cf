import type { BilingualText } from '@app/contracts/http/errors';

/** Shown on every facility whose license is on probation (docs/facts/sources.md#community-care-licensing). */
export const ON_PROBATION: BilingualText = {
  ko: '주의: 이 시설은 면허가 조건부(On Probation)입니다. 정하시기 전에 캘리포니아주 사회복지국(CDSS)의 시설 찾기에서 그 이유를 확인하세요.',
  en: 'Caution: the license of this facility is on probation. Before you decide, look up the reason in the facility search of the California Department of Social Services (CDSS).',
};
