// Words of the language that was not chosen: what a reader of the page, and a screen reader set to its language, stumbles over.
import type { Page } from '@playwright/test';
import type { Language } from './phrases';

/**
 * Texts of the page in the other language that are not marked as such (`lang`). In English every text with Hangul; in Korean
 * every text without Hangul that holds words of an English sentence: names, addresses and abbreviations have none of these.
 */
export const otherLanguage = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate((chosen) => {
    const hangul = /[가-힣]/;
    const sentence =
      /\b(?:the|your|you|is|are|not|this|that|with|our|we|to|can|will|have|has|how)\b|^(?:Please|What|How)\b/;
    const isOther = (text: string) =>
      chosen === 'en'
        ? hangul.test(text)
        : !hangul.test(text) && (text.match(/[A-Za-z]{2,}/g) ?? []).length > 2 && sentence.test(text);
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (!isOther(text) || !holder || holder.closest('script, style, noscript')) continue;
      const marked = holder.closest('[lang]')?.getAttribute('lang');
      if (marked === chosen && holder.checkVisibility()) found.add(text);
    }
    return [...found];
  }, language);
