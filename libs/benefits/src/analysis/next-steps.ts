// What to do next, most useful first: help that is possible, then the plan.
import type { AnalysisPathway, CostHelp } from '@app/contracts/http/analysis';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import type { CurrentInsurance } from '@app/contracts/http/eligibility';
import { windowsOn } from '../figures/windows';
import { note, noteIf } from './notes';

export interface NextStepsOf {
  pathway: AnalysisPathway;
  help: CostHelp;
  insurance: CurrentInsurance;
  /** Medi-Cal possible or there, whatever Medicare says. */
  mediCal: boolean;
  /** Extra Help likely, or left open by savings that nobody asked about: worth an application, and counted in no cost. */
  mayApplyExtraHelp: boolean;
  hasPlans: boolean;
  hasMedications: boolean;
  /** The age from which Medi-Cal counts somebody as an adult, for those who are younger; null for everybody else. */
  adultFrom: number | null;
  /** ISO date in California. */
  today: string;
}

function helpSteps({ help, insurance, mediCal, mayApplyExtraHelp }: NextStepsOf): AnalysisNote[] {
  const { fullMediCal, savingsProgram } = help;
  const dual = noteIf(fullMediCal, () => note('compare-dual-plans'));
  if (insurance === 'medicaid') return [note('keep-medi-cal'), ...dual];
  return [
    ...noteIf(mediCal, () => note('apply-medi-cal')),
    ...(savingsProgram ? [note('apply-savings-program', { program: savingsProgram })] : []),
    ...dual,
    // Medi-Cal and the savings programs bring it without an application.
    ...noteIf(mayApplyExtraHelp && !mediCal && !savingsProgram, () => note('apply-extra-help')),
  ];
}

/** The fall window while it is open: for whoever has Medicare already. */
function openWindow(today: string): AnalysisNote[] {
  const fall = windowsOn(today).find(({ family }) => family === 'medicare-annual');
  if (fall?.status !== 'active' || !fall.closesOn || fall.coverageYear === null) return [];
  return [note('choose-by', { day: fall.closesOn, year: fall.coverageYear })];
}

function planSteps({ hasPlans, hasMedications, insurance, today }: NextStepsOf): AnalysisNote[] {
  return [
    ...noteIf(!['medicare', 'medicaid'].includes(insurance), () => note('sign-up-medicare')),
    ...openWindow(today),
    ...noteIf(hasPlans, () => note('ask-doctors')),
    ...noteIf(hasPlans && hasMedications, () => note('ask-medicines')),
    ...noteIf(hasPlans, () => note('compare-plans')),
    note('call-hicap'),
  ];
}

const adultSteps = ({ adultFrom }: NextStepsOf): AnalysisNote[] =>
  adultFrom === null ? [] : [note('adult-rules-from', { age: adultFrom })];

export function nextStepsOf(given: NextStepsOf): AnalysisNote[] {
  if (given.pathway === 'medicare') return [...helpSteps(given), ...adultSteps(given), ...planSteps(given)];
  const isYoung = given.pathway === 'under-65';
  return [
    ...helpSteps(given),
    ...adultSteps(given),
    ...noteIf(!given.mediCal, () => note('covered-california')),
    ...noteIf(isYoung, () => note('medicare-at-65')),
    note('call-hicap'),
  ];
}
