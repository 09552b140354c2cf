// "90020 보험료 없는 플랜 몇 개예요?": plans of a ZIP, counted, and the search that lists them.
import { dollars, fill } from '@app/benefits/programs/amount-texts';
import { CHECKED_ON } from '@app/benefits/figures/rows';
import type { CatalogClient } from '../catalog.client';
import type { Question } from '../understanding/question';
import { PLACE_WORDS as W, PLAN_KINDS } from '../words/places.words';
import { fact, say, sourceById } from './draft';
import type { Draft, DraftLink, DraftPart, SourceRef } from './draft';
import { COMPARE_PLANS, PLANS } from './links';
import { awayPart } from './places';

interface PlanQuestion {
  kind: keyof typeof PLAN_KINDS;
  q: string | null;
  maxPremium: number | null;
}

function asked({ own }: Question): PlanQuestion {
  if (own.has('zeroPremium')) return { kind: 'zero', q: null, maxPremium: 0 };
  if (own.has('dualPlan')) return { kind: 'dual', q: 'D-SNP', maxPremium: null };
  if (own.has('hmo')) return { kind: 'hmo', q: 'HMO', maxPremium: null };
  if (own.has('ppo')) return { kind: 'ppo', q: 'PPO', maxPremium: null };
  return { kind: 'any', q: null, maxPremium: null };
}

/** The plan search with the same question (web/src/features/insurance-search/logic/plan-query.ts). */
function searchLink(zip: string, { q, maxPremium }: PlanQuestion): DraftLink {
  const query = new URLSearchParams({ ...(q && { q }), zip, ...(maxPremium !== null && { upTo: String(maxPremium) }) });
  return { ...PLANS, to: `${PLANS.to}?${query.toString()}` };
}

const stillPartB = (): DraftPart => fact(fill(W.stillPartB, { zero: dollars(0) }), sourceById('S9', CHECKED_ON));

const aboutZero = (): Draft => ({
  kind: 'answer',
  parts: [stillPartB(), say(fill(W.askZip, { kind: PLAN_KINDS.any }))],
  lines: ['hicap'],
  links: [PLANS],
});

export async function plans(question: Question, catalog: CatalogClient): Promise<Draft | null> {
  const { own, place } = question;
  const isAboutPlans = own.has('plan') || own.has('zeroPremium') || own.has('dualPlan');
  if (!isAboutPlans) return null;
  if (!place.zip) return own.has('zeroPremium') ? aboutZero() : null;
  const { zip } = place;
  const what = asked(question);
  const links = [searchLink(zip, what), COMPARE_PLANS];
  const found = await catalog.plans({ zip, q: what.q, maxPremium: what.maxPremium });
  if (!found) return { kind: 'answer', parts: [awayPart()], lines: ['hicap', '211'], links };
  const [first] = found.first;
  if (!first) return { kind: 'answer', parts: [say(W.noPlans)], lines: ['hicap'], links };
  // The page of one plan is no source of a count of all.
  const source: SourceRef = { title: first.provenance.sourceName, url: null, checkedOn: first.checkedAt };
  const counted = fill(W.plans, {
    zip,
    year: String(first.planYear),
    kind: PLAN_KINDS[what.kind],
    count: found.total.toLocaleString('en-US'),
  });
  return {
    kind: 'answer',
    parts: [
      fact(counted, source),
      ...(first.provenance.origin === 'sample' ? [say(W.sample)] : []),
      ...(what.kind === 'zero' ? [stillPartB()] : []),
    ],
    lines: ['hicap'],
    links,
  };
}
