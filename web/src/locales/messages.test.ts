import { ERROR_CODES, ERROR_DETAILS } from '@app/contracts/http/errors';
import en from './en/messages.json';
import ko from './ko/messages.json';

it('every code and detail of a failed call has words in both languages, and no words are left over', () => {
  const codes = [...new Set([...Object.values(ERROR_CODES), ...ERROR_DETAILS])].sort();
  expect(Object.keys(ko).sort()).toEqual(codes);
  expect(Object.keys(en).sort()).toEqual(codes);
});
