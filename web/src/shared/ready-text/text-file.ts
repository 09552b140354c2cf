// A text file made in the browser and kept by the visitor: nothing is requested from a server.
import { offersTextInstead } from '@web/base/in-app-browser';
import { withoutJoiners } from '@web/base/formats/keep-together';

/** Without it Windows reads Korean in the wrong code. */
const BYTE_ORDER_MARK = '\ufeff';

/** What no system takes in a file's name. */
const REFUSED = /[\\/:*?"<>|]/g;

/** "메디캘 신청 준비표.txt" */
const fileNameOf = (title: string): string => `${title.replace(REFUSED, ' ').replaceAll('  ', ' ').trim()}.txt`;

/** The lines as Windows, phones and printers read them. */
const fileTextOf = (lines: readonly string[]): string => `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;

/**
 * Hands the browser a file to keep.
 * @param type its media type
 * @param words what is in it, for browsers that keep no files
 * @returns whether the file was handed over
 */
export function saveFile(name: string, type: string, content: string, words = content): boolean {
  if (offersTextInstead(withoutJoiners(words))) return false;
  const address = URL.createObjectURL(new Blob([withoutJoiners(content)], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutJoiners(name);
  link.click();
  // The browser has begun to read it by then; revoked at once, Safari finds nothing.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}

export const saveTextFile = (title: string, lines: readonly string[]): boolean =>
  saveFile(fileNameOf(title), 'text/plain', fileTextOf(lines), lines.join('\n'));
