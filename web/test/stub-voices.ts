// A browser that can speak, without sound: what is said is written down, and the test says when a sentence has ended.
export interface StubSpeech {
  /** What was handed to a voice, in order: text, language, pace. */
  said: { text: string; lang: string; rate: number }[];
  endSentence: () => void;
  /** Voices arrive late. */
  arrive: (...voices: { lang: string; localService: boolean }[]) => void;
}

class StubUtterance {
  lang = '';
  rate = 1;
  voice = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(public text: string) {}
}

/** Puts it into the page; without voices until some arrive. */
export function stubSpeech(): StubSpeech {
  const said: StubSpeech['said'] = [];
  let voices: { lang: string; localService: boolean }[] = [];
  let current: StubUtterance | null = null;
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: StubUtterance) => {
      current = utterance;
      Object.assign(synthesis, { speaking: true });
      said.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate });
    },
    cancel: () => {
      const ended = current;
      current = null;
      Object.assign(synthesis, { speaking: false });
      ended?.onerror?.();
    },
    speaking: false,
    pending: false,
  });
  Object.assign(window, { speechSynthesis: synthesis, SpeechSynthesisUtterance: StubUtterance });
  return {
    said,
    endSentence: () => {
      Object.assign(synthesis, { speaking: false });
      current?.onend?.();
    },
    arrive: (...arrived) => {
      voices = arrived;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
