// Hard words in sentences that services give (a result, an analysis, a table of coverage): the first of each on the page is marked, in
// the marks of term-marks.tsx. Sentences of our own translations carry their marks themselves.
import type { AppLanguage } from '@app/contracts/http/errors';
import type { TermMark } from './term-marks';

/** Longer words before the shorter ones they hold. */
const WORDS: readonly (readonly [mark: TermMark, ko: RegExp, en: RegExp])[] = [
  ['poverty', /연방 빈곤선/, /federal poverty level/i],
  ['countable', /계산에 넣는 소득/, /countable income/i],
  ['share', /본인 몫\(Share of Cost\)/, /share of cost/i],
  ['qmb', /QMB/, /QMB/],
  ['msp', /메디케어 비용 지원(?:\(MSP\))?/, /Medicare Savings Programs?/],
  ['extraHelp', /약값 추가 지원(?:\(Extra[ \u00a0]Help\))?/, /Extra Help/],
  ['credits', /근로 크레딧/, /work credits/i],
  ['taxCredit', /보험료 보조/, /premium tax credit/i],
  ['penalty', /늦게 가입한 벌금/, /late(?: enrollment)? penalt(?:y|ies)/i],
  ['network', /계약 병원망|계약 병원과 의사|계약 병원/, /(?<=\bthe )network|in-network/i],
  ['formulary', /보험 약 목록/, /formulary/i],
  ['deductible', /공제액/, /deductible/i],
  ['copay', /코페이/, /copay(?:ment)?/i],
  ['maximum', /한[ \u00a0]해 최대 한도/, /out-of-pocket (?:maximum|limit)|yearly max(?:imum)?/i],
  ['stars', /별점/, /star rating/i],
  ['referral', /의뢰서/, /referral/i],
  ['prior', /사전 승인/, /prior (?:authorization|approval)/i],
];

/**
 * @param texts of one page, in the order in which they are shown
 * @param language they are in
 * @returns the same texts, each hard word marked where it first is
 */
export function markFirstWords(texts: readonly string[], language: AppLanguage): string[] {
  const marked = new Set<TermMark>();
  return texts.map((text) => {
    let said = text;
    for (const [mark, ko, en] of WORDS) {
      const found = marked.has(mark) ? null : (language === 'ko' ? ko : en).exec(said);
      // Marks do not nest.
      if (!found || isInMark(said, found.index)) continue;
      marked.add(mark);
      const end = found.index + found[0].length;
      said = `${said.slice(0, found.index)}<${mark}>${found[0]}</${mark}>${said.slice(end)}`;
    }
    return said;
  });
}

const isInMark = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf('<') > before.lastIndexOf('</') || /<\w*$/.test(before);
};
