import { CharsetScan, declaredCharset, textOf } from './charset';

const KOREAN = '로스앤젤레스 한인타운 시니어 건강 센터';
const bytes = (...values: number[]) => Buffer.from(values);
/** "시니어" in EUC-KR. */
const EUC_KR = bytes(0xbd, 0xc3, 0xb4, 0xcf, 0xbe, 0xee);
const WESTERN = Buffer.from('San Jos\xe9, La Ca\xf1ada', 'latin1');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a text', () => {
  it.each<[string, Buffer, string | undefined, string]>([
    ['UTF-8 without a word about it', Buffer.from(KOREAN), undefined, KOREAN],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${KOREAN}`), undefined, KOREAN],
    ['JSON with a mark', Buffer.from('\uFEFF{"a":1}'), 'application/json', '{"a":1}'],
    ['UTF-8 under a header that says otherwise', Buffer.from('San José'), 'text/html; charset=ISO-8859-1', 'San José'],
    ['EUC-KR by its header', EUC_KR, 'text/html; charset=EUC-KR', '시니어'],
    ['EUC-KR under a header that says UTF-8', EUC_KR, 'text/html; charset=utf-8', '시니어'],
    [
      'EUC-KR by its page',
      Buffer.concat([Buffer.from('<meta charset="euc-kr">'), EUC_KR]),
      'text/html',
      '<meta charset="euc-kr">시니어',
    ],
    ['EUC-KR without a word about it', EUC_KR, undefined, '시니어'],
    ['CP949 beyond EUC-KR', bytes(0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2), 'text/plain; charset=ks_c_5601-1987', '똠방각'],
    ['Windows-1252', WESTERN, undefined, 'San José, La Cañada'],
    ['Windows-1252 by a header in capitals', WESTERN, 'TEXT/CSV; CHARSET="WINDOWS-1252"', 'San José, La Cañada'],
    ['UTF-16 with its mark', Buffer.from(`\uFEFF${KOREAN}`, 'utf16le'), undefined, KOREAN],
    ['UTF-16 from the other end', utf16be(`\uFEFF${KOREAN}`), undefined, KOREAN],
    ['UTF-16 without a mark', Buffer.from('{"name":"A"}', 'utf16le'), undefined, '{"name":"A"}'],
    ['UTF-16 from the other end without a mark', utf16be('{"name":"A"}'), undefined, '{"name":"A"}'],
    ['an unknown charset', Buffer.from('plain'), 'text/plain; charset=klingon', 'plain'],
    ['nothing', Buffer.alloc(0), undefined, ''],
  ])('in %s is read', (_what, given, contentType, text) => {
    expect(textOf(given, contentType)).toBe(text);
  });

  it('with a few broken bytes stays what it is: the others are not read as something else', () => {
    const broken = Buffer.concat([Buffer.from('José, Ramón, '), bytes(0xff), Buffer.from(' Ñandú')]);
    expect(textOf(broken)).toBe('José, Ramón, \uFFFD Ñandú');
  });

  it('that its source broke is not read as something else', () => {
    expect(textOf(Buffer.from('San Jos\uFFFD'), 'text/plain; charset=windows-1252')).toBe('San Jos\uFFFD');
  });

  it('that is cut inside a letter is still known', () => {
    expect(textOf(Buffer.from(KOREAN).subarray(0, -1))).toMatch(/^로스앤젤레스 .* 센\uFFFD$/);
  });

  it('is known piece by piece, however late its first letter comes', () => {
    const scan = new CharsetScan();
    for (const piece of [Buffer.from('a'.repeat(10_000)), EUC_KR.subarray(0, 3), EUC_KR.subarray(3)]) scan.push(piece);
    expect(scan.charset).toBe('euc-kr');
  });
});

it('says of itself in a header before its page does', () => {
  const page = Buffer.from('<html><head><META http-equiv="Content-Type" content="text/html; charset=euc-kr">');
  expect(declaredCharset('text/html; charset=utf-16', page)).toBe('utf-16le');
  expect(declaredCharset('text/html', page)).toBe('euc-kr');
  expect(declaredCharset(undefined, Buffer.from('<p>charset=</p>'))).toBeNull();
});
