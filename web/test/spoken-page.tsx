// Presses "listen" on a page with a stub voice and writes down everything that is said.
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderApp } from './render-app';
import type { RenderOptions } from './render-app';
import { stubSpeech } from './stub-voices';
import type { StubSpeech } from './stub-voices';

const BOTH = [
  { lang: 'ko-KR', localService: true },
  { lang: 'en-US', localService: true },
];
const LISTEN = /소리로 듣기|Read aloud/;

export function withVoices(): StubSpeech {
  const speech = stubSpeech();
  speech.arrive(...BOTH);
  return speech;
}

/** Everything that the listen button of the page says, sentence by sentence. */
export async function listenTo(speech: StubSpeech, button?: HTMLElement): Promise<string[]> {
  const press = button ?? (await screen.findAllByRole('button', { name: LISTEN }))[0]!;
  act(() => press.click());
  while (window.speechSynthesis.speaking) act(() => speech.endSentence());
  return speech.said.map(({ text }) => text);
}

export async function spokenOf(page: ReactElement, options: RenderOptions = {}): Promise<string[]> {
  const speech = withVoices();
  await renderApp(page, options);
  return listenTo(speech);
}
