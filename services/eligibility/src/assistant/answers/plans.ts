// "90020 보험료 없는 플랜 몇 개예요?": plans of a ZIP, counted, and the search that lists them.
import { dollars, fill } from '@app/benefits/programs/amount-texts';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { companyNamed } from '@app/content/plans/named-company';
import type { BilingualText } from '@app/contracts/http/errors';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { CatalogClient, Found } from '../catalog.client';
import type { Question } from '../understanding/question';
import { places as W, planKinds } from '../words/places.words.json';
import { fact, say, sourceById } from './draft';
import type { Draft, DraftLink, DraftPart, SourceRef } from './draft';
import { COMPARE_PLANS, PLANS } from './links';
import { awayPart } from './places';

interface PlanQuestion {
  kind: keyof typeof planKinds;
  /** The word that finds the kind; null = every kind. */
  word: string | null;
  maxPremium: number | null;
  company: BilingualText | null;
}

/** Of this message, and of those before it where it goes on from them. */
const saidIn = ({ own, terms, isFollowUp }: Question): Question['own'] => (isFollowUp ? terms : own);

function planQuestionOf(question: Question): PlanQuestion {
  const company = companyNamed(question.text) ?? companyNamed(question.withBefore ?? '');
  const own = saidIn(question);
  if (own.has('zeroPremium')) return { kind: 'zero', word: null, maxPremium: 0, company };
  if (own.has('dualPlan')) return { kind: 'dual', word: 'D-SNP', maxPremium: null, company };
  if (own.has('hmo')) return { kind: 'hmo', word: 'HMO', maxPremium: null, company };
  if (own.has('ppo')) return { kind: 'ppo', word: 'PPO', maxPremium: null, company };
  return { kind: 'any', word: null, maxPremium: null, company };
}

/** Our own name of the company and of the kind, never what somebody typed. */
const wordsOf = ({ company, word }: PlanQuestion): string | null =>
  [company?.en, word].filter(Boolean).join(' ') || null;

/** The plan search with the same question (web/src/features/insurance-search/logic/plan-query.ts). */
function searchLink(zip: string, asks: PlanQuestion): DraftLink {
  const { maxPremium } = asks;
  const q = wordsOf(asks);
  const query = new URLSearchParams({ ...(q && { q }), zip, ...(maxPremium !== null && { upTo: String(maxPremium) }) });
  return { ...PLANS, to: `${PLANS.to}?${query.toString()}` };
}

const stillPartB = (): DraftPart => fact(fill(W.stillPartB, { zero: dollars(0) }), sourceById('S9', CHECKED_ON));

const aboutZero = (): Draft => ({
  kind: 'answer',
  parts: [stillPartB(), say(fill(W.askZip, { kind: planKinds.any }))],
  lines: ['hicap'],
  links: [PLANS],
});

const zipQuestion = (company: BilingualText, { kind }: PlanQuestion): Draft => {
  const plansOf = { ko: `${company.ko} ${planKinds[kind].ko}`, en: `${company.en} ${planKinds[kind].en}` };
  return { kind: 'answer', parts: [say(fill(W.askZip, { kind: plansOf }))], lines: ['hicap'], links: [PLANS] };
};

/** Supplements are in no list of ours. */
const isAboutPlans = (own: Question['own'], { company }: PlanQuestion): boolean =>
  !own.has('medigap') &&
  (own.has('plan') ||
    own.has('zeroPremium') ||
    own.has('dualPlan') ||
    (company !== null && (own.has('hmo') || own.has('ppo'))));

/** How many there are, with the page of all of them: one plan's own page is no source of a count. */
function countedPart(
  { total, first: [plan] }: Found<InsurancePlanResponse>,
  words: BilingualText,
  zip: string,
  { kind, company }: PlanQuestion,
): DraftPart[] {
  if (!plan) return [];
  const source: SourceRef = { title: plan.provenance.sourceName, url: null, checkedOn: plan.checkedAt };
  const counted = fill(words, {
    zip,
    year: String(plan.planYear),
    kind: planKinds[kind],
    count: total.toLocaleString('en-US'),
    ...(company && { company }),
  });
  return [fact(counted, source), ...(plan.provenance.origin === 'sample' ? [say(W.sample)] : [])];
}

/** A company that sells none there: said beside what the others sell, so that nobody takes it for a list that is away. */
async function noneOf(asks: PlanQuestion, zip: string, catalog: CatalogClient): Promise<DraftPart[]> {
  const others = asks.company && (await catalog.plans({ zip, q: asks.word, maxPremium: asks.maxPremium }));
  if (!others || others.total === 0) return [say(W.noPlans)];
  return [...countedPart(others, W.notOfCompany, zip, asks), say(W.askCompany)];
}

export async function plans(question: Question, catalog: CatalogClient): Promise<Draft | null> {
  const asks = planQuestionOf(question);
  const own = saidIn(question);
  if (!isAboutPlans(own, asks)) return null;
  const zip = question.place.zip ?? question.zipBefore;
  if (!zip && asks.company && own.has('count')) return zipQuestion(asks.company, asks);
  if (!zip) return own.has('zeroPremium') ? aboutZero() : null;
  const common = { kind: 'answer', lines: ['hicap'], links: [searchLink(zip, asks), COMPARE_PLANS] } as const;
  const found = await catalog.plans({ zip, q: wordsOf(asks), maxPremium: asks.maxPremium });
  if (!found) return { ...common, parts: [awayPart()], lines: ['hicap', '211'] };
  if (found.total === 0) return { ...common, parts: await noneOf(asks, zip, catalog) };
  return {
    ...common,
    parts: [
      ...countedPart(found, asks.company ? W.plansOfCompany : W.plans, zip, asks),
      ...(asks.kind === 'zero' ? [stillPartB()] : []),
    ],
  };
}
