import type { RefObject } from 'react';
import type { UiLanguage } from '@web/base/i18n/language';

export interface ReadAloudProps {
  /** Reads what is there, marks each sentence in its place; `data-no-read` keeps a part silent. */
  of?: RefObject<HTMLElement | null>;
  /** Reads this instead: a line break ends a sentence. */
  text?: string;
  /** Language of what is read; the page's by default. Parts with a `lang` of their own are read in that. */
  lang?: UiLanguage;
  /** What it is, where several of these are on one page: "메디갭". */
  about?: string;
  /** Holds what a visitor typed: only a voice on this device reads it. */
  isPersonal?: boolean;
}
