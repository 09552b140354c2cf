import { act, render, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { replaceTexts, wrapTexts } from '../../test/browser-translation';
import { dropForeignNodes, watchForeignNodes } from './foreign-nodes';
import { chooseLanguage } from './i18n/i18n';

let end: () => void;
beforeEach(() => {
  end = watchForeignNodes(document.body);
});
afterEach(() => end());

/** Texts next to other parts, another number of them in each language. */
function Page() {
  const { t, i18n } = useTranslation('common');
  return (
    <p>
      {t('site.name')} <b>!</b> {i18n.language === 'ko' && t('site.name')}
    </p>
  );
}

test.each([
  ['wrapped', wrapTexts],
  ['replaced', replaceTexts],
])('a page whose texts were %s changes its language as any other', async (_how, translate) => {
  render(<Page />);
  const korean = document.body.textContent;
  translate(document.body);
  await waitFor(() => expect(document.querySelector('font')).not.toBeNull());
  await act(() => chooseLanguage('en'));
  await waitFor(() => expect(screen.getByText(/Senior Health Guide/)).toBeInTheDocument());
  expect(document.body.textContent).toBe('Senior Health Guide ! ');
  await act(() => chooseLanguage('ko'));
  await waitFor(() => expect(document.body.textContent).toBe(korean));
});

test('a text that was taken out before its <font> was put in comes back too', async () => {
  const line = document.createElement('p');
  const text = document.createTextNode('Part B');
  line.append('a ', text, ' b');
  document.body.replaceChildren(line);
  const font = document.createElement('font');
  line.insertBefore(font, text);
  text.remove();
  await Promise.resolve();
  dropForeignNodes(document);
  expect([...line.childNodes]).toContain(text);
  expect(line.textContent).toBe('a Part B b');
});
