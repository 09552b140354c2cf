// Where an answer leads: the screen that says more, and what people ask next.
import type { BilingualText } from '@app/contracts/http/errors';
import type { TermId } from '../understanding/lexicon';
import type { DraftLink } from './draft';
import { ask, COVERED_CALIFORNIA, ELIGIBILITY, MEDI_CAL, MEDICARE } from './links';

const SCREENS: readonly (readonly [subjects: readonly TermId[], links: readonly DraftLink[]])[] = [
  [
    ['mediCal', 'shareOfCost'],
    [MEDI_CAL, ELIGIBILITY],
  ],
  [['coveredCalifornia'], [COVERED_CALIFORNIA]],
  [['extraHelp', 'savings', 'ssi', 'capi', 'calFresh', 'ihss', 'pace', 'energy', 'poverty'], [ELIGIBILITY]],
];

export const linkFor = (terms: ReadonlySet<TermId>): readonly DraftLink[] =>
  SCREENS.find(([subjects]) => subjects.some((id) => terms.has(id)))?.[1] ?? [MEDICARE];

const ABOUT_MEDICARE: readonly BilingualText[] = [
  ask('파트 B 공제액은 얼마인가요?', 'What is the Part B deductible?'),
  ask('지금 메디케어 플랜을 바꿀 수 있나요?', 'Can I change my Medicare plan now?'),
  ask('파트 D 약값 한도는 얼마인가요?', 'What is the Part D out-of-pocket cap?'),
];
const ABOUT_MEDI_CAL: readonly BilingualText[] = [
  ask('메디캘 재산 기준은 얼마인가요?', 'What is the Medi-Cal asset limit?'),
  ask('메디캘은 언제 신청하나요?', 'When can I apply for Medi-Cal?'),
  ask('약값 추가 지원(Extra Help) 소득 기준은 얼마인가요?', 'What is the Extra Help income limit?'),
];

export const nextQuestions = (terms: ReadonlySet<TermId>): readonly BilingualText[] =>
  terms.has('mediCal') || terms.has('extraHelp') || terms.has('savings') ? ABOUT_MEDI_CAL : ABOUT_MEDICARE;
