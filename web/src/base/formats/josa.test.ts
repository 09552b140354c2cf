import { josa, withJosa } from './josa';
import type { Josa } from './josa';

describe('Korean particles', () => {
  it.each<[string, Josa, string]>([
    ['메디캘', '이/가', '메디캘이'],
    ['메디케어', '이/가', '메디케어가'],
    ['HMO', '이/가', 'HMO가'],
    ['PPO', '을/를', 'PPO를'],
    ['IPA', '은/는', 'IPA는'],
    ['HCL', '은/는', 'HCL은'],
    ['약국', '과/와', '약국과'],
    ['의사', '과/와', '의사와'],
    ['메디캘(Medi-Cal)', '은/는', '메디캘(Medi-Cal)은'],
    ['“클리닉”', '을/를', '“클리닉”을'],
    ['Medi-Cal', '이/가', 'Medi-Cal이'],
    ['Kaiser', '은/는', 'Kaiser는'],
  ])('%s with %s is %s', (word, particle, expected) => {
    expect(withJosa(word, particle)).toBe(expected);
  });

  it('reads numbers as they are said', () => {
    expect(withJosa('90006', '은/는')).toBe('90006은');
    expect(withJosa('90034', '은/는')).toBe('90034는');
    expect(withJosa('90210', '이/가')).toBe('90210이');
    expect(withJosa('911', '으로/로')).toBe('911로');
    expect(withJosa('988', '으로/로')).toBe('988로');
    expect(withJosa('3', '으로/로')).toBe('3으로');
  });

  it('uses 로 after a final ㄹ and 으로 after any other final sound', () => {
    expect(josa('메디캘', '으로/로')).toBe('로');
    expect(josa('병원', '으로/로')).toBe('으로');
    expect(josa('클리닉', '으로/로')).toBe('으로');
    expect(josa('의사', '으로/로')).toBe('로');
  });

  it('gives the vowel form to an empty word', () => {
    expect(josa('', '을/를')).toBe('를');
  });
});
