// Stands in for the package react-style-singleton (see web/vite.config.ts): dialogs lock the page's scrolling with a few
// rules, and the package writes them as a <style> element, which our content security policy refuses.
// A constructed style sheet needs no exception.
import { useEffect } from 'react';

interface Sheet {
  add: (css: string) => void;
  remove: () => void;
}

/** One shared sheet: added with its first user, taken away with its last. */
export function stylesheetSingleton(): Sheet {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(css) {
      users += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(css: string): void {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
    }, [css]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Style({ styles }: { styles: string }): null {
    useStyle(styles);
    return null;
  };
}
