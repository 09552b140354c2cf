import { FAQS } from '../records/faqs';
import { GLOSSARY } from '../records/glossary';
import { wordSearch } from './word-search';

const faqs = wordSearch(FAQS, ({ question, also, answer }) => ({
  names: [question.ko, question.en, ...also],
  rest: answer.flatMap(({ text }) => [text.ko, text.en]),
}));
const terms = wordSearch(GLOSSARY, ({ term, also, meaning }) => ({
  names: [term.ko, term.en, ...also],
  rest: [meaning.ko, meaning.en],
}));
const first = (found: readonly { id: string }[]): string | undefined => found[0]?.id;

describe('the search over questions and terms', () => {
  it.each([
    ['파트 B 보험료는 올해 얼마예요', 'part-b-premium'],
    ['part b premium', 'part-b-premium'],
    ['집 뺏기나요', 'estate-recovery'],
    ['한국에서 일한 기간', 'work-in-korea'],
    ['엑스트라 헬프 신청', 'extra-help-apply'],
    ['메디칼 신청방법', 'medi-cal-apply'],
    ['코브라', 'cobra'],
    ['scam call', 'scam-call'],
    ['보청기', 'teeth-eyes-ears'],
  ])('%s', (query, id) => expect(first(faqs(query))).toBe(id));

  it.each([
    ['디덕터블', 'deductible'],
    ['deductible', 'deductible'],
    ['쉐어 오브 코스트', 'share-of-cost'],
    ['SOC', 'share-of-cost'],
    ['네트워크', 'network'],
    ['약 목록', 'formulary'],
  ])('%s', (query, id) => expect(first(terms(query))).toBe(id));

  it('finds nothing for a word nobody wrote, everything for none', () => {
    expect(faqs('자전거')).toEqual([]);
    expect(faqs('  ')).toHaveLength(FAQS.length);
  });
});
