// Insurers that sell Medicare plans in California (CMS Landscape 2026), as Korean Californians say and write their names.
// Search keys only: no page shows them. Those of libs/content/src/records are in organisations.ts.
import type { Concept } from './concept';

export const INSURERS: readonly Concept[] = [
  { names: ['애트나', '에트나', '애이트나', 'aetna'] },
  { names: ['휴매나', '휴마나', '휴메나', 'humana'] },
  { names: ['스캔', 'scan'] },
  { names: ['얼라인먼트', '얼라인먼트 헬스', '알라인먼트', 'alignment', 'alignment health'] },
  { names: ['센트럴 헬스', '센트럴 헬스 플랜', 'central health'] },
  { names: ['클레버 케어', '클레버케어', 'clever care'] },
  { names: ['몰리나', '모리나', 'molina'] },
  { names: ['아스티바', 'astiva'] },
  { names: ['임페리얼', 'imperial'] },
  { names: ['챔피언', 'champion'] },
  { names: ['헬스스프링', '헬스 스프링', '시그나', 'healthspring', 'cigna'] },
  { names: ['아이이에이치피', 'iehp', 'inland empire health plan'] },
];
