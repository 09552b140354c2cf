// The JSON of an answer, as JSON.stringify writes it and in a fraction of its time: what is the same in every answer (sources, titles,
// names, lines to call) is written once and kept beside its object. What a person said is written anew each time.
import type {
  EligibilityAmount,
  EligibilityFirstStep,
  EligibilityFlip,
  EligibilityProgramLine,
  EligibilityResponse,
  EligibilityRule,
} from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';

type Write<Value> = (value: Value) => string;

const fragments = new WeakMap<object, string>();

/** Of objects that live as long as the process: words, sources and contacts. */
function kept(value: object): string {
  let json = fragments.get(value);
  if (json === undefined) fragments.set(value, (json = JSON.stringify(value)));
  return json;
}

const plain = (value: unknown): string => JSON.stringify(value);
/** Ids, days and addresses of ours: nothing in them has to be escaped. */
const token = (value: string): string => `"${value}"`;
const number = (value: number): string => `${value}`;
const said = ({ ko, en }: BilingualText): string => `{"ko":${JSON.stringify(ko)},"en":${JSON.stringify(en)}}`;

const orNull =
  <Value>(write: Write<Value>): Write<Value | null> =>
  (value) =>
    value === null ? 'null' : write(value);

function listOf<Value>(write: Write<Value>): Write<readonly Value[]> {
  return (values) => {
    let json = '';
    for (const value of values) json += json === '' ? write(value) : `,${write(value)}`;
    return `[${json}]`;
  };
}

/** @param members in the order in which the object was made; the compiler asks for all of them */
function objectOf<Value extends object>(members: { readonly [Key in keyof Value]-?: Write<Value[Key]> }): Write<Value> {
  const steps = (Object.keys(members) as (keyof Value & string)[]).map((name, at) => ({
    name,
    lead: `${at === 0 ? '{' : ','}"${name}":`,
    write: members[name] as Write<unknown>,
  }));
  return (value) => {
    let json = '';
    for (const { name, lead, write } of steps) json += lead + write(value[name]);
    return `${json}}`;
  };
}

const amount = objectOf<EligibilityAmount>({ value: number, unit: token, note: orNull(said) });

const RULE: { readonly [Key in keyof EligibilityRule]-?: Write<EligibilityRule[Key]> } = {
  id: token,
  program: token,
  outcome: token,
  title: kept,
  text: said,
  inputs: listOf(token),
  yours: orNull(amount),
  limit: orNull(amount),
  comparison: orNull(token),
  margin: orNull(amount),
  isBorderline: String,
  figureYear: orNull(number),
  isFigureOld: String,
  citation: kept,
  sourceUrl: token,
  sources: listOf(kept),
  effectiveFrom: token,
  effectiveTo: orNull(token),
  checkedOn: token,
};

const LINE: { readonly [Key in keyof EligibilityProgramLine]-?: Write<EligibilityProgramLine[Key]> } = {
  program: token,
  name: kept,
  outcome: token,
  text: said,
  yours: orNull(amount),
  limit: orNull(amount),
  comparison: orNull(token),
  figureYear: orNull(number),
  sources: listOf(kept),
  checkedOn: token,
  nextStep: objectOf<EligibilityProgramLine['nextStep']>({ text: kept, contacts: listOf(token) }),
};

const firstStep = objectOf<EligibilityFirstStep>({
  program: orNull(token),
  title: said,
  steps: listOf(said),
  deadline: orNull(said),
  contacts: listOf(token),
});

const flip = objectOf<EligibilityFlip>({ id: token, change: plain, program: token, becomes: token, text: said });

/** The same bytes as `JSON.stringify(answer)`. */
export const answerJson: Write<EligibilityResponse> = objectOf<EligibilityResponse>({
  medicare: String,
  mediCal: String,
  extraHelp: String,
  recommendations: plain,
  asOf: token,
  figureYear: number,
  outcomes: plain,
  reasons: objectOf<EligibilityResponse['reasons']>({ medicare: said, mediCal: said, extraHelp: said }),
  headline: said,
  firstStep,
  actions: plain,
  assumptions: listOf(said),
  rules: listOf(objectOf(RULE)),
  programs: listOf(objectOf(LINE)),
  wouldChange: listOf(flip),
  nextQuestions: plain,
  switches: plain,
  apply: listOf(kept),
  documents: listOf(kept),
  notices: listOf(kept),
  card: plain,
});
