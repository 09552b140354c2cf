// The voices of this browser. They arrive late: the list is empty at first in most browsers.
import { useSyncExternalStore } from 'react';
import type { UiLanguage } from '@web/base/i18n/language';

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

/**
 * A voice of the language, one on this device before one that sends the text away.
 * @param isPersonal only a voice on this device: what a visitor typed is sent to no one
 */
export function voiceOf(language: UiLanguage, isPersonal: boolean): SpeechSynthesisVoice | null {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find(({ localService }) => localService) ?? (isPersonal ? null : (voices[0] ?? null));
}

function subscribe(onChange: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener('voiceschanged', onChange);
  return () => speech?.removeEventListener('voiceschanged', onChange);
}

/** Whether a text of the language can be read aloud here; follows the voices as they arrive. */
export const useHasVoice = (language: UiLanguage, isPersonal: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => voiceOf(language, isPersonal) !== null,
    () => false,
  );
