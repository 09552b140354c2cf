// What can be wrong with an answer's lines: the checker of the property tests. line-faults.test.ts shows that it turns red.
import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import type { EligibilityProgramLine, ProgramOutcome } from '@app/contracts/http/eligibility-answer';

/** Words that only a no may say, and words that only a yes may say. Written apart from the sentences of the lines. */
const DENIES = {
  ko: /보다 많습니다\.(?! 다만)|이상입니다\.|받지 못합니다|모자랍니다|없습니다\. 응급|메디케어는 \d+세부터입니다|어려워 보입니다|보다 적어야 합니다\([^)]*\)\. 답하신 소득은 [^ ]*입니다\.(?! 기준에 가까우니)|기준\(한 달 [^)]*\)과 같거나 많습니다|이하여야 하는데|시민권자는 SSI|상관없이 해당되기 어렵습니다/,
  en: /\bis (?:\$[\d,.]+ )?above the (?:\d{4} )?limit|are above (?:the limit|that)|is at or above|cannot|are closed to|You don’t have either yet|Medicare starts at|looks unlikely|^Whatever .* would probably not qualify/,
};
const AFFIRMS = {
  ko: /적습니다\.(?=$| \d+세| 식구)|기준에 맞습니다|을 넘지 않습니다\.|자동으로 받습니다|조건에 맞습니다|달러와 같습니다|상관없이 해당될 수 있습니다/,
  en: /is below the|[Ww]ith no income, you are within|[Ww]ithin the limit|You get Extra Help automatically|meet the rules|^Whatever .* you may qualify/,
};
/** A sentence that leaves it open. */
const LEAVES_OPEN = { ko: /^(?:나이|식구 수|나이와 식구 수)에 따라 다릅니다\./, en: /^This depends on your/ };
const NOS: readonly ProgramOutcome[] = ['not-possible'];
const YESES: readonly ProgramOutcome[] = ['possible', 'have', 'after-medi-cal', 'not-needed'];
const isDecided = (outcome: ProgramOutcome): boolean => outcome === 'possible' || outcome === 'not-possible';

/** A line against itself: its sentence and its figures against its outcome. */
export function contradictions({ program, outcome, text, yours, limit, comparison }: EligibilityProgramLine): string[] {
  const said = `${program} ${outcome}: ${text.ko} | ${text.en}`;
  const isDenied = DENIES.ko.test(text.ko) || DENIES.en.test(text.en);
  const isAffirmed = AFFIRMS.ko.test(text.ko) || AFFIRMS.en.test(text.en);
  const found: string[] = [];
  if (YESES.includes(outcome) && isDenied) found.push(`a yes that denies: ${said}`);
  if (NOS.includes(outcome) && isAffirmed) found.push(`a no that affirms: ${said}`);
  const isLeftOpen = LEAVES_OPEN.ko.test(text.ko) || LEAVES_OPEN.en.test(text.en);
  if (isLeftOpen && outcome !== 'undecided') found.push(`decided, and yet open: ${said}`);
  if (yours && limit && comparison && isDecided(outcome)) {
    const room = comparison === 'at-least' ? yours.value - limit.value : limit.value - yours.value;
    const isMet = comparison === 'below' ? room > 0 : room >= 0;
    if (isMet !== (outcome === 'possible')) found.push(`${yours.value} ${comparison} ${limit.value}: ${said}`);
    if (yours.unit !== limit.unit) found.push(`units differ: ${said}`);
  }
  return found;
}

/** A sentence belongs to one outcome, for every person. @param seen the outcome of each sentence in earlier answers */
function otherOutcome(seen: Map<string, ProgramOutcome>, { program, outcome, text }: EligibilityProgramLine): string[] {
  // Rule texts of pregnancy and of other ways into Medicare are not reached by the call.
  const shape = `${program} ${text.en.replace(/\$?\d[\d,.]*/g, '#')}`;
  const before = seen.get(shape) ?? outcome;
  seen.set(shape, before);
  return before === outcome ? [] : [`a sentence with two outcomes, ${before} and ${outcome}: ${text.en}`];
}

function holes({ program, sources, text, name, nextStep }: EligibilityProgramLine): string[] {
  const isSourced = sources.length > 0 && sources.every(({ url }) => /^https?:\/\//.test(url));
  const isSaid = [text, name, nextStep.text].every(({ ko, en }) => ko && en && !/[{}]|undefined|NaN/.test(ko + en));
  return isSourced && isSaid ? [] : [`${program}: no source, or a hole: ${text.ko} ${text.en}`];
}

/** A checker of its own memory; it says every fault of one answer's lines. */
export function lineChecker(): (lines: readonly EligibilityProgramLine[]) => string[] {
  const seen = new Map<string, ProgramOutcome>();
  return (lines) => [
    ...(lines.map(({ program }) => program).join() === ELIGIBILITY_PROGRAMS.join() ? [] : ['not one line each']),
    ...lines.flatMap(contradictions),
    ...lines.flatMap((line) => otherOutcome(seen, line)),
    ...lines.flatMap(holes),
  ];
}
