import type { Judging } from '../check/situation';
import { figureOn } from '../figures/figure';
import { dollars } from '../programs/later-texts';
import { isAgedOrDisabled, isCitizen } from '../programs/cash-and-food/cash.rule';
import { unitSize } from '../programs/facts';
import words from './cash.words.json';
import { casesOf, ruleWith } from './line';
import type { Judgement, ProgramJudge } from './line';

const ssi = casesOf(words.ssi);
const capi = casesOf(words.capi);

function judgeSsi({ facts, figures, answers }: Judging): Judgement {
  const rule = ruleWith(answers.verdicts.ssi.rules, () => true);
  const resources = figureOn(figures, unitSize(facts) > 1 ? 'ssiResourcesCouple' : 'ssiResourcesOne', facts.asOf);
  const parts = { resources: resources ? dollars(resources.value) : '' };
  const isInGroup = isAgedOrDisabled(facts, figures);
  if (!rule.limit) return { said: rule.outcome === 'fail' ? ssi.notGroup : ssi.unknown, rule, compares: 'none' };
  if (rule.outcome === 'fail') {
    return rule.limit.unit === 'usd'
      ? { said: ssi.assets, rule, compares: 'as-is' }
      : { said: ssi.above, rule, compares: 'gross' };
  }
  if (!facts.isIncomeKnown) return { said: ssi.noIncome, rule, compares: 'gross' };
  const said = isInGroup === null ? ssi.disabilityAsk : isCitizen(facts) ? ssi.below : ssi.statusAsk;
  return { said, parts, rule, compares: 'gross' };
}

function judgeCapi({ facts, figures, answers }: Judging): Judgement {
  const rule = ruleWith(answers.verdicts.capi.rules, () => true);
  if (isCitizen(facts)) return { said: capi.citizen, rule, compares: 'none' };
  if (!rule.limit) return { said: rule.outcome === 'fail' ? capi.notGroup : capi.unknown, rule, compares: 'none' };
  if (rule.outcome === 'fail') return { said: capi.above, rule, compares: 'gross' };
  if (!facts.isIncomeKnown) return { said: capi.noIncome, rule, compares: 'gross' };
  const said = isAgedOrDisabled(facts, figures) === null ? capi.disabilityAsk : capi.below;
  return { said, rule, compares: 'gross' };
}

export const CASH_JUDGES: readonly ProgramJudge[] = [
  { program: 'ssi', name: { ko: '생활 보조금(SSI/SSP)', en: 'SSI/SSP cash' }, judge: judgeSsi },
  { program: 'capi', name: { ko: '이민자 현금 지원(CAPI)', en: 'CAPI cash for immigrants' }, judge: judgeCapi },
];
