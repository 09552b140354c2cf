import i18next from 'i18next';
import koFaqs from '../../locales/ko/faqs.json';
import { network } from '../../../test/locale-modules';
import { chooseLanguage, loadNamespaces } from './i18n';

test('Korean words are not requested next to English, and replace one that English does not have', async () => {
  await loadNamespaces(['faqs']);
  await chooseLanguage('en');
  i18next.removeResourceBundle('ko', 'faqs');
  await loadNamespaces(['faqs']);
  expect(i18next.t('title', { ns: 'faqs' })).not.toBe(koFaqs.title);
  expect(i18next.hasResourceBundle('ko', 'faqs')).toBe(false);

  expect(i18next.t('nothing', { ns: 'faqs', defaultValue: 'else' })).toBe('else');
  await new Promise((resolve) => setTimeout(resolve));
  expect(i18next.hasResourceBundle('ko', 'faqs')).toBe(false);

  const drawn = new Promise((resolve) => i18next.on('languageChanged', resolve));
  i18next.removeResourceBundle('en', 'faqs');
  i18next.addResourceBundle('en', 'faqs', {});
  expect(i18next.t('title', { ns: 'faqs' })).toBe('title');
  await drawn;
  expect(i18next.t('title', { ns: 'faqs' })).toBe(koFaqs.title);
});

test('words that did not come without network come the next time they are requested', async () => {
  i18next.removeResourceBundle(i18next.language, 'letters');
  network.isOff = true;
  await expect(loadNamespaces(['letters'])).rejects.toThrow('words not loaded');
  network.isOff = false;
  await loadNamespaces(['letters']);
  expect(i18next.hasResourceBundle(i18next.language, 'letters')).toBe(true);
});
