// The plan search as its tests meet it: a list of plans, none of the next year.
import { screen } from '@testing-library/react';
import { InsuranceSearchPage } from '../src/features/insurance-search/insurance-search-page';
import { fakeServer } from './fake-server';
import type { FakeAnswer } from './fake-server';
import { renderApp } from './render-app';
import type { RenderOptions } from './render-app';

export const PLANS = '/api/insurance-plans';

/** The list, and no plans of the next year. */
export const planAnswers = (list: FakeAnswer) => ({
  '/api/zips/90006': {
    body: { zip: '90006', place: 'Los Angeles', counties: ['Los Angeles'], latitude: null, longitude: null },
  },
  [`${PLANS}?year=2027&limit=1`]: { body: [] },
  [PLANS]: list,
});

export async function openPlanSearch(list: FakeAnswer, options: RenderOptions = {}) {
  const server = fakeServer(planAnswers(list));
  const app = await renderApp(<InsuranceSearchPage />, { at: '/insurance-search', ...options });
  return { ...app, server };
}

/** The heading of the list, with or without the year of its figures before it. */
export const found = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 2, name: typeof name === 'string' ? new RegExp(`(?:^|: )${name}$`) : name });
