// "Listen" next to an answer, a card or a letter. This part is small: what reads, and its words, load when the page is and
// only where the browser can speak.
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { useBrowserValue } from '@web/base/use-browser-value';
import type { ReadAloudProps } from './read-aloud-props';

const Nothing = () => null;

/** Without network the page stays as it is, only without this. */
const Controls = lazy(async (): Promise<{ default: ComponentType<ReadAloudProps> }> => {
  try {
    const [{ ReadAloudControls }] = await Promise.all([import('./controls'), loadNamespaces(['readaloud'])]);
    return { default: ReadAloudControls };
  } catch {
    return { default: Nothing };
  }
});

const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Nothing at all where the browser has no voice of the language. */
export function ReadAloud(props: ReadAloudProps) {
  // Not in a page rendered at build, which knows no browser.
  if (!useBrowserValue(canSpeak, false)) return null;
  return (
    <Suspense fallback={null}>
      <Controls {...props} />
    </Suspense>
  );
}
