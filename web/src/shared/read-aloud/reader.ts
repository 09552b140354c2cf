// The one reader of the page: what it reads, how far it is, pause and stop. Anyone who starts it ends what was read before.
import type { Passage } from './passages';
import { spokenText } from '@app/content/spoken/spoken-text';
import { voiceOf } from './voices';

// Marks the sentence being read where it is, without touching the page: a highlight with a line under it, no element.
// Browsers without highlights show the sentence next to the buttons only.
const NAME = 'read-aloud';

const prefersLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function bringIntoView(range: Range): void {
  const element = range.startContainer.parentElement;
  if (!element) return;
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  element.scrollIntoView({ block: 'center', behavior: prefersLessMotion() ? 'auto' : 'smooth' });
}

/** Marks this sentence and no other; null = none. */
function markPassage(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range === null) {
    CSS.highlights.delete(NAME);
    return;
  }
  CSS.highlights.set(NAME, new Highlight(range));
  bringIntoView(range);
}

const USUAL_RATE = 0.85;
const SLOWER_RATE = 0.65;

export interface Reading {
  /** Who started it; null = nothing is read. */
  owner: string | null;
  isPaused: boolean;
  isSlower: boolean;
  /** Text of the sentence being read. */
  sentence: string;
}

interface Work {
  passages: readonly Passage[];
  at: number;
  isPersonal: boolean;
}

const LOCALES = { ko: 'ko-KR', en: 'en-US' } as const;
const QUIET: Reading = { owner: null, isPaused: false, isSlower: false, sentence: '' };

let reading = QUIET;
let work: Work = { passages: [], at: 0, isPersonal: false };
/** Kept: a browser that drops an utterance never reports its end. */
let saying: SpeechSynthesisUtterance | null = null;
const listeners = new Set<() => void>();

export const readingNow = (): Reading => reading;

export function onReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Partial<Reading>): void {
  reading = { ...reading, ...next };
  listeners.forEach((listener) => listener());
}

function silence(): void {
  saying = null;
  if (window.speechSynthesis.speaking || window.speechSynthesis.pending) window.speechSynthesis.cancel();
}

function utteranceOf({ text, language }: Passage): SpeechSynthesisUtterance {
  const { isPersonal } = work;
  // English without an English voice is read by the Korean one, and the other way round.
  const voice = voiceOf(language, isPersonal) ?? voiceOf(language === 'ko' ? 'en' : 'ko', isPersonal);
  const spoken = voice?.lang.toLowerCase().startsWith('en') ? 'en' : 'ko';
  const utterance = new SpeechSynthesisUtterance(spokenText(text, spoken));
  utterance.lang = voice?.lang ?? LOCALES[language];
  utterance.voice = voice;
  utterance.rate = reading.isSlower ? SLOWER_RATE : USUAL_RATE;
  return utterance;
}

function say(): void {
  silence();
  const passage = work.passages[work.at];
  if (!passage) {
    stopReading();
    return;
  }
  const utterance = utteranceOf(passage);
  saying = utterance;
  utterance.onend = () => {
    if (saying !== utterance) return;
    work = { ...work, at: work.at + 1 };
    say();
  };
  utterance.onerror = () => {
    if (saying === utterance) stopReading();
  };
  markPassage(passage.range);
  change({ sentence: passage.text });
  window.speechSynthesis.speak(utterance);
}

/** Reads from the first sentence. @param owner a name no other button has */
export function startReading(owner: string, passages: readonly Passage[], isPersonal: boolean): void {
  work = { passages, at: 0, isPersonal };
  change({ owner, isPaused: false });
  say();
}

/** Sentence by sentence: the browsers' own pause is missing on Android, so the sentence begins again. */
export function pauseReading(): void {
  silence();
  change({ isPaused: true });
}

export function resumeReading(): void {
  change({ isPaused: false });
  say();
}

export function stopReading(): void {
  silence();
  markPassage(null);
  change({ owner: null, isPaused: false, sentence: '' });
}

/** The sentence begins again at the other pace. */
export function togglePace(): void {
  change({ isSlower: !reading.isSlower });
  if (reading.owner !== null && !reading.isPaused) say();
}
