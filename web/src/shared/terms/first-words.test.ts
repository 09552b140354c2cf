import { markFirstWords } from './first-words';

describe('the hard words of a page', () => {
  it('are marked where each first is, and nowhere else', () => {
    const texts = ['연방 빈곤선의 138% 이하입니다. 공제액이 있습니다.', '연방 빈곤선과 공제액, 그리고 별점입니다.'];
    expect(markFirstWords(texts, 'ko')).toEqual([
      '<poverty>연방 빈곤선</poverty>의 138% 이하입니다. <deductible>공제액</deductible>이 있습니다.',
      '연방 빈곤선과 공제액, 그리고 <stars>별점</stars>입니다.',
    ]);
    expect(markFirstWords(['Your countable income.', 'Extra Help pays the deductible.'], 'en')).toEqual([
      'Your <countable>countable income</countable>.',
      '<extraHelp>Extra Help</extraHelp> pays the <deductible>deductible</deductible>.',
    ]);
  });

  it('do not nest, and other texts stay as they are', () => {
    expect(markFirstWords(['메디케어 비용 지원(QMB)에 해당합니다.'], 'ko')).toEqual([
      '<msp>메디케어 비용 지원</msp>(<qmb>QMB</qmb>)에 해당합니다.',
    ]);
    expect(markFirstWords(['약값 추가 지원(Extra Help)과 <b>굵은 글</b>'], 'ko')).toEqual([
      '<extraHelp>약값 추가 지원(Extra Help)</extraHelp>과 <b>굵은 글</b>',
    ]);
    expect(markFirstWords(['전화하세요.', ''], 'ko')).toEqual(['전화하세요.', '']);
  });
});
