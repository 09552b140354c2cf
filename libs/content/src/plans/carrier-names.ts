// Companies that sell Medicare plans in California, as Korean readers write them. The English name always stands beside it
// in a plan's details: the Korean one is how it is read, not a registered name. Six are those of records/insurers.ts.
import type { BilingualText } from '@app/contracts/http/errors';

/** Beginning of the name CMS prints -> Korean. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Kaiser Permanente', '카이저 퍼머넌트'],
  ['Anthem Blue Cross', '앤섬 블루크로스'],
  ['UnitedHealthcare', '유나이티드헬스케어'],
  ['Blue Shield of California', '블루실드 오브 캘리포니아'],
  ['L.A. Care', 'L.A. 케어 헬스플랜'],
  ['Wellcare', '웰케어'],
  ['Aetna', '애트나'],
  ['Humana', '휴매나'],
  ['SCAN', '스캔'],
  ['Alignment Health', '얼라인먼트'],
  ['Central Health', '센트럴 헬스'],
  ['Clever Care', '클레버 케어'],
  ['Molina', '몰리나'],
  ['Astiva', '아스티바 헬스'],
  ['Imperial Health', '임페리얼'],
  ['Champion', '챔피언'],
  ['HealthSpring', '헬스스프링'],
];

/** "휴매나" in Korean where we know how it is written, else the name of the source. */
export function carrierText(carrier: string, language: keyof BilingualText): string {
  if (language === 'en') return carrier;
  return NAMES.find(([start]) => carrier.toLowerCase().startsWith(start.toLowerCase()))?.[1] ?? carrier;
}
