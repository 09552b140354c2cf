// The marks of hard words in the translations: "<deductible>공제액</deductible>을 낸 뒤에는". For RichText.
import { ExplainedTerm } from './explained-term';

export const TERM_MARKS = {
  deductible: <ExplainedTerm id="deductible" />,
  formulary: <ExplainedTerm id="formulary" />,
  credits: <ExplainedTerm id="work-credits" />,
  period: <ExplainedTerm id="benefit-period" />,
  countable: <ExplainedTerm id="countable-income" />,
  share: <ExplainedTerm id="share-of-cost" />,
  poverty: <ExplainedTerm id="poverty-level" />,
};
