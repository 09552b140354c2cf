import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import english from '../../locales/en/records.json';
import { useInsuranceSaying, useSaying } from './say-words';

test('a Korean page shows the exact English that English pages say', async () => {
  await i18next.changeLanguage('ko');
  const korean = renderHook(() => useSaying('doctor')).result.current;
  expect(korean.say).toMatch(/[가-힣]/);
  expect(korean.english).toBe(english.say.patient);
  expect(renderHook(() => useSaying('pharmacy')).result.current.english).toBe(english.say.pharmacy);
  expect(renderHook(() => useInsuranceSaying()).result.current.english).toBe(english.say.insurance);
});
