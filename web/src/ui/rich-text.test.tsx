import { render } from '@testing-library/react';
import { RichText } from './rich-text';

const html = (text: string) =>
  render(<RichText text={text} tags={{ b: <b />, en: <span lang="en" /> }} />).container.innerHTML;

describe('rich text', () => {
  it('makes elements of marked parts and leaves the rest as text', () => {
    expect(html('<b>12월 7일(월)</b>까지 <en>Medicare</en>를 바꿉니다')).toBe(
      '<b>12월 7일(월)</b>까지 <span lang="en">Medicare</span>를 바꿉니다',
    );
    expect(html('표시 없음')).toBe('표시 없음');
  });

  it('never makes an element that was not given', () => {
    expect(html('<script>alert(1)</script><b>끝</b>')).toBe('alert(1)<b>끝</b>');
    expect(html('3 < 5 & <b>넷</b>')).toBe('3 &lt; 5 &amp; <b>넷</b>');
  });
});
