// The operators' dashboard as its tests meet it: opened over a faked network, its lines, the sheet of a source.
import { act, screen, within } from '@testing-library/react';
import { CrawlerPage } from '../src/features/crawler/crawler-page';
import { pass } from './clock';
import { MARK } from './crawls';
import { fakeServer } from './fake-server';
import type { FakeAnswer } from './fake-server';
import { renderApp } from './render-app';

export const OVERVIEW = '/api/crawl/overview';
export const KAISER = /^카이저 퍼머넌트/;
export const ANTHEM = /^앤섬 블루크로스/;
export const HOSPITALS = /^병원/;
export const HEALTHNET = /^헬스넷/;

/** The requests that begin so. */
export const callsTo = (requests: string[], what: string) => requests.filter((request) => request.startsWith(what));

/** The line of a source; its name is the first thing in it. */
export const row = (name: RegExp) => screen.getByRole('row', { name });

export const press = (place: HTMLElement, name: RegExp | string) =>
  act(() => within(place).getByRole('button', { name }).click());

/** Everything about a source, in its sheet. */
export async function details(name: RegExp): Promise<HTMLElement> {
  act(() => within(row(name)).getAllByRole('button')[0]!.click());
  await pass(0);
  return screen.getByRole('dialog');
}

export async function openDashboard(answers: Record<string, FakeAnswer | FakeAnswer[]>, language: 'ko' | 'en' = 'ko') {
  const server = fakeServer({
    '/api/crawl/runs': { body: [] },
    '/api/crawl/pulse': { body: { mark: MARK } },
    ...answers,
  });
  const page = await renderApp(<CrawlerPage />, { at: '/admin/crawler', language });
  await pass(0);
  return { ...server, ...page };
}
