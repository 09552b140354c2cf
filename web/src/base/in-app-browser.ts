// Browsers inside other apps, where links that friends send are opened. Printing, files and new tabs do nothing there, and say nothing.

const APPS = [
  ['kakao', /KAKAOTALK/i],
  ['naver', /NAVER\(inapp/i],
  ['line', /\bLine\//],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['instagram', /\bInstagram\b/],
] as const;
export type InAppBrowser = (typeof APPS)[number][0];

/** null in a browser of its own, and where pages are rendered at build. */
export function inAppBrowser(): InAppBrowser | null {
  if (typeof navigator === 'undefined') return null;
  return APPS.find(([, mark]) => mark.test(navigator.userAgent))?.[0] ?? null;
}

/** Opens the address in the phone's own browser; null where the app has no way for it but its menu. */
export function addressElsewhere(app: InAppBrowser, address: string): string | null {
  const { protocol } = new URL(address);
  if (/Android/i.test(navigator.userAgent)) {
    return `intent:${address.slice(protocol.length)}#Intent;scheme=${protocol.slice(0, -1)};end`;
  }
  if (app === 'kakao') return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;
  if (app !== 'line') return null;
  const url = new URL(address);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}

export const NOT_IN_APP = 'notinapp';
/** The text of a file that cannot be kept here; null = a print. */
export type NotInApp = CustomEvent<string | null>;

/** What presses should do inside an app: the host above the pages says why not, and what works. */
const refuse = (text: string | null): boolean => window.dispatchEvent(new CustomEvent(NOT_IN_APP, { detail: text }));

export function printPage(): void {
  if (inAppBrowser() === null) window.print();
  else refuse(null);
}

/** @returns whether files are refused here, and their text offered instead */
export function offersTextInstead(text: string): boolean {
  return inAppBrowser() !== null && refuse(text);
}
