import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { useInsuranceSaying, useSaying } from './say-words';

test('a Korean page shows the exact English that English pages say', async () => {
  const said = () => {
    const hook = renderHook(() => [useSaying('doctor'), useInsuranceSaying()]);
    hook.unmount();
    return hook.result.current;
  };
  await i18next.changeLanguage('ko');
  const korean = said();
  await i18next.changeLanguage('en');
  const english = said();
  expect(korean.map(({ english: other }) => other)).toEqual(english.map(({ say }) => say));
  expect(english.map(({ english: other }) => other)).toEqual([null, null]);
  for (const { say } of korean) expect(say).toMatch(/[가-힣]/);
});
