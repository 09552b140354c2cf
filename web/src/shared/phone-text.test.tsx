import { render, screen } from '@testing-library/react';
import { PhoneText } from './phone-text';

test.each([
  ['급하면 HICAP 1-800-434-0222로 전화하세요.', ['tel:+18004340222']],
  ['If you cannot wait, call 211. If someone’s life is in danger, call 911.', ['tel:211', 'tel:911']],
  ['KFAM (213) 389-6755', ['tel:+12133896755']],
  ['2026년 1,836달러, 90211 근처', []],
])('%s', (sentence, numbers) => {
  const { container } = render(<PhoneText>{sentence}</PhoneText>);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(numbers);
  expect(container).toHaveTextContent(sentence);
});
