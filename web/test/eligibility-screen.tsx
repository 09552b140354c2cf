// The screen of the eligibility check with its call faked at the edge, and the presses its tests share.
import { screen } from '@testing-library/react';
import { checkEligibility } from '@app/benefits/check/check';
import { factsOfRequest } from '@app/benefits/check/facts-of-request';
import type { CheckedRequest } from '@app/benefits/check/facts-of-request';
import { responseOf } from '@app/benefits/check/response';
import { FIGURES } from '@app/benefits/figures/figures';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { EligibilityPage } from '@web/features/eligibility/eligibility-page';
import { fakeServer } from './fake-server';
import type { FakeAnswer } from './fake-server';
import { renderApp } from './render-app';
import type { RenderOptions } from './render-app';

export const PATH = '/api/eligibility-check';
export const PERSON = {
  asOf: '2026-11-21',
  age: 67,
  monthlyIncome: 1_400,
  citizenshipStatus: 'citizen',
  currentInsurance: 'medicare',
  householdSize: 1,
  hasSpouse: false,
} as const satisfies CheckedRequest;

/** The answer the service gives: the real rules, so that a screen is tested with what it will meet. */
export const answerTo = (known: Partial<CheckedRequest> = {}): EligibilityResponse =>
  responseOf(checkEligibility(factsOfRequest({ ...PERSON, ...known }), FIGURES, ELIGIBILITY_CONTACTS));
export const ok = (known: Partial<CheckedRequest> = {}): FakeAnswer => ({ body: answerTo(known) });

export async function open(answers: FakeAnswer | FakeAnswer[], options: RenderOptions = {}) {
  const server = fakeServer({ [PATH]: answers });
  return { server, ...(await renderApp(<EligibilityPage />, { at: '/eligibility', ...options })) };
}
export type Opened = Awaited<ReturnType<typeof open>>;

export async function fill({ user }: Pick<Opened, 'user'>) {
  await user.type(screen.getByLabelText('나이'), '67');
  await user.type(screen.getByLabelText('한 달 소득(달러)'), '1,400');
  await user.click(screen.getByRole('radio', { name: '시민권자' }));
  await user.click(screen.getByRole('radio', { name: '메디케어' }));
}
export const send = ({ user }: Pick<Opened, 'user'>) => user.click(screen.getByRole('button', { name: '결과 보기' }));
export const bodies = (server: Opened['server']) =>
  server.sent.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as object);
