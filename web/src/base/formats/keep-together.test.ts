import { keepTogether } from './keep-together';

const shown = (text: string) =>
  keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '+').replaceAll('\u200b', '|');

describe('keepTogether', () => {
  it.each([
    ['무료 상담원(HICAP)이 함께 봅니다', '무료 상담원(HICAP)+이 함께 봅니다'],
    ['보통 20%를 냅니다', '보통 20%+를 냅니다'],
    ['확인일 2026년 11월 20일(금)', '확인일 2026년 11월_20일(금)'],
    ['오전 8시~오후 6시', '오전_8시+~|오후_6시'],
    ['UHC CA-19, 1-800-MEDICARE', 'UHC CA-+19, 1-+800-+MEDICARE'],
    ['파트 A나 파트 B에', '파트_A나 파트_B에'],
    ['고를 수 있습니다', '고를_수 있습니다'],
    ['식구가 몇 명인가요? 한 달에 한 번', '식구가 몇_명인가요? 한_달에 한_번'],
    ['둘 다 무료입니다', '둘_다 무료입니다'],
    ['주 정부가 냅니다', '주_정부가 냅니다'],
    ['HMO-POS · Medi-Cal', 'HMO-+POS_· Medi-+Cal'],
    ['“Korean, please”라고', '“Korean,_please”라고'],
    ['1-800-434-0222', '1-800-434-0222'],
    ['이주 다음', '이주 다음'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('changes nothing a second time', () => {
    const once = keepTogether('2026년 11월 20일(금) · 파트 B(의료 보험)는 낼 수 있습니다');
    expect(keepTogether(once)).toBe(once);
  });
});
