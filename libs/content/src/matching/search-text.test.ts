import fc from 'fast-check';
import { convertHangulToQwerty } from 'es-hangul';
import { hangulFromKeys, latinFromKeys } from './keyboard';
import { isInitials, soundJamo, toJamo } from './hangul';
import { normalize, normalizePlain, phoneDigits } from './normalize';
import { likePattern, NAMES_END, searchForm, searchText } from './search-text';

describe('Hangul is taken apart', () => {
  it.each([
    ['내과', 'ㄴㅐㄱㅗㅏ'],
    ['닭값', 'ㄷㅏㄹㄱㄱㅏㅂㅅ'],
    ['까치', 'ㄲㅏㅊㅣ'],
    ['의원 a1', 'ㅇㅡㅣㅇㅜㅓㄴ a1'],
    ['내과'.normalize('NFD'), 'ㄴㅐㄱㅗㅏ'],
  ])('%s by keys', (text, jamo) => expect(toJamo(text)).toBe(jamo));

  it.each([
    ['매디칼', '메디칼'],
    ['카이져', '카이저'],
    ['쥬드', '주드'],
    ['왜', '외'],
    ['왜', '웨'],
  ])('%s sounds like %s', (left, right) => expect(soundJamo(left)).toBe(soundJamo(right)));

  it('keeps sounds that people do tell apart', () => {
    expect(soundJamo('칼')).not.toBe(soundJamo('컬'));
    expect(soundJamo('여')).not.toBe(soundJamo('어'));
  });

  it('reads the keys of a word as the word; keys that no syllable begins with are no word, and no failure', () => {
    for (const word of ['약국', '닭값을', '시더스사이나이', '외과의원', '없애다', '까치', '괜찮아']) {
      expect(hangulFromKeys(convertHangulToQwerty(word))).toBe(word);
    }
    expect(['tdae', 'mlv', 'lihoxdr'].map(hangulFromKeys)).toEqual([null, null, null]);
  });

  it('knows a search by first consonants', () => {
    expect(isInitials('ㅅㅇㅁㄷ')).toBe(true);
    expect(isInitials('ㅅ')).toBe(false);
    expect(isInitials('ㅏㅁ')).toBe(false);
    expect(isInitials('ㄳㄱ')).toBe(false);
  });
});

describe('the other keyboard', () => {
  it.each([
    ['dirrnr', '약국'],
    ['soRhk', '내꽈'],
    ['sorhk', '내과'],
    ['Dirrnr', '약국'],
    ['tjdnfapelzkf', '서울메디칼'],
  ])('%s is %s', (latin, hangul) => expect(hangulFromKeys(latin)).toBe(hangul));

  it.each(['pharmacy', 'kaiser', 'clinic', 'smg', 'la'])('%s is no Hangul', (latin) => {
    expect(hangulFromKeys(latin)).toBeNull();
  });

  it('reads English typed on the Korean side', () => {
    expect(latinFromKeys('ㅏ먀ㄴㄷㄱ')).toBe('kaiser');
    expect(latinFromKeys('느ㅎ')).toBe('smg');
    expect(latinFromKeys('약1')).toBeNull();
  });
});

describe('one spelling', () => {
  it.each([
    ['  Ｌ.Ａ.  Care ', 'la care'],
    ['St. Jude’s', 'st judes'],
    ['Kim, M.D.', 'kim md'],
    ['López', 'lopez'],
    ['시니어&커뮤니티', '시니어 커뮤니티'],
    ['LA카운티', 'la 카운티'],
    ['ㅅㅇㅁㄷ', 'ㅅㅇㅁㄷ'],
    ['ㄱㅏ', 'ㄱㅏ'],
    ['\u1109\u110b', 'ㅅㅇ'],
    ['ﾡￂ', '가'],
    ['내과'.normalize('NFD'), '내과'],
    ['50%_off\\', '50 off'],
  ])('%s', (text, expected) => expect(normalize(text)).toBe(expected));

  it('knows a telephone number', () => {
    expect(phoneDigits('+1 (213) 637-1070')).toBe('2136371070');
    expect(phoneDigits('90006')).toBeNull();
  });
});

describe('search_text', () => {
  it('holds names before the bar, the rest behind it, each also without spaces', () => {
    expect(searchText(['Seoul Medical Group', '서울메디칼그룹', 'Los Angeles', '(213) 637-1070'])).toBe(
      ` seoul medical group seoulmedicalgroup ${searchForm('서울메디컬그룹')} ㅅㅇㅁㄷㅋㄱㄹ ${NAMES_END} los angeles losangeles 213 637 1070 2136371070 `,
    );
  });

  it('is empty for nothing, and lets a missing Korean name hold its place', () => {
    expect(searchText([])).toBe('');
    expect(searchText([null, undefined, '', ' - '])).toBe('');
    expect(searchText(['Kim', null, 'Los Angeles'])).toBe(' kim | los angeles losangeles ');
  });

  it('never holds a character that LIKE reads as a wildcard', () => {
    expect(searchText(['100% _\\Care_', '50%'])).not.toMatch(/[%_\\]/);
  });

  it('asks for short words at their beginning only, so that the index serves them', () => {
    expect(likePattern('la')).toBe('% la%');
    expect(likePattern(searchForm('이'))).toBe('% ㅇㅣ%');
    expect(likePattern(searchForm('내과'))).toBe('%ㄴㅔㄱㅗㅏ%');
    expect(likePattern(' kim ')).toBe('% kim %');
  });
});

it('reads text of plain characters as it reads any other', () => {
  const plain = fc.string({ unit: fc.constantFrom(...' aBZ09.,\'`-/&()#_"'), maxLength: 20 });
  fc.assert(fc.property(plain, (text) => expect(searchForm(`${text} é`)).toBe(`${searchForm(text)} e`.trim())));
});

it('a text of millions of words is normalised without a stack that grows with them', () => {
  const text = 'ab '.repeat(8_000_000).trim();
  expect(normalizePlain(text)).toBe(text);
});
