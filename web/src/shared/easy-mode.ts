// The easy screen: 150 % text, no art, five large buttons at home, two in the bar. A choice of this browser, like the text size.
import { useSyncExternalStore } from 'react';
import { readStored, store } from '@web/base/browser-storage';
import { applyTextSize, subscribeTextSize, announceTextSize } from './text-size';

export const EASY_MODE_KEY = 'easy-mode';

export const isEasyMode = (): boolean => document.documentElement.dataset.easy === 'on';

function apply(isOn: boolean): void {
  if (isOn) document.documentElement.dataset.easy = 'on';
  else delete document.documentElement.dataset.easy;
  applyTextSize(isOn ? '150' : undefined);
}

/** Before the first paint. */
export function applyEasyMode(): void {
  if (readStored(EASY_MODE_KEY) === 'on') apply(true);
}

export function chooseEasyMode(isOn: boolean): void {
  store(EASY_MODE_KEY, isOn ? 'on' : 'off');
  apply(isOn);
  announceTextSize();
}

export const useIsEasyMode = (): boolean => useSyncExternalStore(subscribeTextSize, isEasyMode, () => false);
