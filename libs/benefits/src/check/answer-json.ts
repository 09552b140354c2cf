// The JSON of an answer, as JSON.stringify writes it and in a fraction of its time: what is the same in every answer (sources, titles,
// names, lines to call, the sentences between the amounts) is written once and kept beside its object. What a person said is written
// anew each time.
import type {
  EligibilityAction,
  EligibilityAmount,
  EligibilityCard,
  EligibilityFirstStep,
  EligibilityFlip,
  EligibilityProgramLine,
  EligibilityQuestion,
  EligibilityResponse,
  EligibilityRule,
  EligibilitySwitch,
} from '@app/contracts/http/eligibility-answer';
import { addKept, addToken, fragmentOf, JsonBytes } from './json-bytes';
import { addText } from './text-json';

type Add<Value> = (value: Value, out: JsonBytes) => void;

const QUOTE = fragmentOf('"');
const COMMA = fragmentOf(',');
const LIST = fragmentOf('[');
const LIST_END = fragmentOf(']');
const OBJECT_END = fragmentOf('}');
const NULL = fragmentOf('null');
const TRUE = fragmentOf('true');
const FALSE = fragmentOf('false');

const addFlag: Add<boolean> = (value, out) => out.add(value ? TRUE : FALSE);
const addNumber: Add<number> = (value, out) => out.addInner(`${value}`);
const addPlain: Add<unknown> = (value, out) => out.add(fragmentOf(JSON.stringify(value)));

function addSaid(value: string, out: JsonBytes): void {
  out.add(QUOTE);
  out.addInner(value);
  out.add(QUOTE);
}

const orNull =
  <Value>(add: Add<Value>): Add<Value | null> =>
  (value, out) => {
    if (value === null) out.add(NULL);
    else add(value, out);
  };

const listOf =
  <Value>(add: Add<Value>): Add<readonly Value[]> =>
  (values, out) => {
    out.add(LIST);
    for (let at = 0; at < values.length; at += 1) {
      if (at > 0) out.add(COMMA);
      add(values[at] as Value, out);
    }
    out.add(LIST_END);
  };

/** @param members in the order in which the object was made; the compiler asks for all of them */
function objectOf<Value extends object>(members: { readonly [Key in keyof Value]-?: Add<Value[Key]> }): Add<Value> {
  const steps = (Object.keys(members) as (keyof Value & string)[]).map((name, at) => ({
    name,
    lead: fragmentOf(`${at === 0 ? '{' : ','}"${name}":`),
    add: members[name] as Add<unknown>,
  }));
  return (value, out) => {
    for (const { name, lead, add } of steps) {
      out.add(lead);
      add(value[name], out);
    }
    out.add(OBJECT_END);
  };
}

const addAmount = objectOf<EligibilityAmount>({ value: addNumber, unit: addToken, note: orNull(addText) });

const RULE: { readonly [Key in keyof EligibilityRule]-?: Add<EligibilityRule[Key]> } = {
  id: addToken,
  program: addToken,
  outcome: addToken,
  title: addKept,
  text: addText,
  inputs: listOf(addToken),
  yours: orNull(addAmount),
  limit: orNull(addAmount),
  comparison: orNull(addToken),
  margin: orNull(addAmount),
  isBorderline: addFlag,
  figureYear: orNull(addNumber),
  isFigureOld: addFlag,
  citation: addKept,
  sourceUrl: addToken,
  sources: listOf(addKept),
  effectiveFrom: addToken,
  effectiveTo: orNull(addToken),
  checkedOn: addToken,
};

const LINE: { readonly [Key in keyof EligibilityProgramLine]-?: Add<EligibilityProgramLine[Key]> } = {
  program: addToken,
  name: addKept,
  outcome: addToken,
  text: addText,
  yours: orNull(addAmount),
  limit: orNull(addAmount),
  comparison: orNull(addToken),
  figureYear: orNull(addNumber),
  sources: listOf(addKept),
  checkedOn: addToken,
  nextStep: objectOf<EligibilityProgramLine['nextStep']>({ text: addKept, contacts: listOf(addToken) }),
};

const addFirstStep = objectOf<EligibilityFirstStep>({
  program: orNull(addToken),
  title: addText,
  steps: listOf(addText),
  deadline: orNull(addText),
  contacts: listOf(addToken),
});

const addFlip = objectOf<EligibilityFlip>({
  id: addSaid,
  change: addPlain,
  program: addToken,
  becomes: addToken,
  text: addText,
});

const addAction = objectOf<EligibilityAction>({
  id: addToken,
  program: orNull(addToken),
  title: addText,
  text: addText,
});
const addQuestion = objectOf<EligibilityQuestion>({ field: addToken, question: addKept, why: addKept });
const addSwitch = objectOf<EligibilitySwitch>({
  on: orNull(addToken),
  title: addText,
  text: addText,
  source: orNull(addKept),
});
const addCard = objectOf<EligibilityCard>({
  say: addText,
  facts: listOf(objectOf<EligibilityCard['facts'][number]>({ label: addKept, value: addText })),
});

const addResponse = objectOf<EligibilityResponse>({
  medicare: addFlag,
  mediCal: addFlag,
  extraHelp: addFlag,
  recommendations: addPlain,
  asOf: addSaid,
  figureYear: addNumber,
  outcomes: objectOf<EligibilityResponse['outcomes']>({ medicare: addToken, mediCal: addToken, extraHelp: addToken }),
  reasons: objectOf<EligibilityResponse['reasons']>({ medicare: addText, mediCal: addText, extraHelp: addText }),
  headline: addText,
  firstStep: addFirstStep,
  actions: listOf(addAction),
  assumptions: listOf(addText),
  rules: listOf(objectOf(RULE)),
  programs: listOf(objectOf(LINE)),
  wouldChange: listOf(addFlip),
  nextQuestions: listOf(addQuestion),
  switches: listOf(addSwitch),
  apply: listOf(addKept),
  documents: listOf(addKept),
  notices: listOf(addKept),
  card: addCard,
});

/** The same bytes as `Buffer.from(JSON.stringify(answer))`. */
export function answerJson(answer: EligibilityResponse): Buffer {
  const out = new JsonBytes();
  addResponse(answer, out);
  return out.written();
}
