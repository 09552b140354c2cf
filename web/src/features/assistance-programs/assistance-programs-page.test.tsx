import { screen, within } from '@testing-library/react';
import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import { PROGRAMS } from '@app/content/records/programs';
import { holdTheDate } from '../../../test/clock';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { AssistanceProgramsPage } from './assistance-programs-page';

const PATH = '/api/assistance-programs';

/** The shipped records as the call answers them. */
const answers = PROGRAMS.map((record): AssistanceProgramResponse => ({
  id: record.id,
  name: record.name,
  nameKo: record.nameKo,
  type: record.type,
  description: record.description.en,
  descriptionKo: record.description.ko,
  eligibilityRequirements: record.eligibilityRequirements?.en ?? null,
  eligibilityRequirementsKo: record.eligibilityRequirements?.ko ?? null,
  benefits: record.benefits?.en ?? null,
  benefitsKo: record.benefits?.ko ?? null,
  applicationProcess: record.applicationProcess?.en ?? null,
  applicationProcessKo: record.applicationProcess?.ko ?? null,
  contactInfo: { phone: record.phone, phoneLabel: record.phoneLabel, tty: record.tty, website: record.website },
  provenance: {
    source: 'starter',
    sourceName: { ko: '출처', en: 'Source' },
    sourceUrl: record.sourceUrl ?? 'https://www.ca.gov',
    retrievedAt: '2026-11-20T00:00:00Z',
    sourceUpdatedAt: null,
    checkedOn: record.checkedOn,
    origin: 'starter',
    confidence: record.confidence,
    isStale: false,
  },
}));

const open = (answer: FakeAnswer | FakeAnswer[] = { body: answers }, options: RenderOptions = {}) => {
  fakeServer({ [PATH]: answer });
  return renderApp(<AssistanceProgramsPage />, { at: '/assistance-programs', ...options });
};
const row = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

holdTheDate();

describe('assistance programs', () => {
  it('lists every program with the amount of this year, whose number it is, or the official page', async () => {
    const { container } = await open();
    expect(await screen.findByRole('heading', { level: 2, name: `프로그램 ${PROGRAMS.length}가지` })).toBeVisible();
    const msp = row('메디케어 비용 지원(MSP: QMB·SLMB·QI)');
    expect(msp).toHaveTextContent('2026년 소득 기준(공제 전): 혼자면 한 달 1,816달러 미만, 부부면 2,455달러 미만');
    expect(msp).toHaveTextContent('전화: 무료 메디케어 상담(HICAP)');
    expect(within(msp).getByRole('link', { name: /1-800-434-0222/ })).toHaveAttribute('href', 'tel:+18004340222');
    expect(within(row('양로보건센터(CBAS)')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/aging\.ca\.gov/),
    );
    expect(row('캘리포니아 라이프라인(전화 요금 할인)')).not.toHaveTextContent('내용을 확인하는 중입니다');
    expect(await violations(container)).toEqual([]);
  });

  it('opens a program in a sheet: limits from the tables instead of the general line, how to apply, what to say', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { level: 2, name: /프로그램 \d+가지/ });
    await user.click(within(row('65세 이상·장애인 메디캘(Medi-Cal)')).getByRole('button', { name: /자세히/ }));
    const sheet = await screen.findByRole('dialog');
    expect(sheet).toHaveTextContent('혼자면 한 달 1,856달러 이하, 부부면 2,510달러 이하');
    expect(sheet).toHaveTextContent('재산 기준: 혼자면 130,000달러 이하, 부부면 195,000달러 이하');
    expect(sheet).not.toHaveTextContent('올해 기준을 확인하세요');
    expect(sheet).toHaveTextContent('I need a Korean interpreter, please.');
    expect(within(sheet).getByRole('link', { name: /내가 받을 혜택 확인하기/ })).toHaveAttribute(
      'href',
      '/eligibility',
    );
  });

  it('narrows by kind and by words, keeps both in the address, and finds its way back', async () => {
    const { user, router } = await open({ body: answers }, { at: '/assistance-programs?type=premium', language: 'en' });
    expect(await screen.findByRole('heading', { level: 2, name: '2 programs' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find by name' }));
    await user.type(screen.getByRole('searchbox'), 'tax');
    expect(router.state.location.search).toBe('?q=tax&type=premium');
    await user.click(screen.getByRole('button', { name: 'Show every program' }));
    expect(screen.getByRole('heading', { level: 2, name: `${PROGRAMS.length} programs` })).toBeVisible();
  });

  it('says so when there is none, and when the call fails, and asks again', async () => {
    const { user, unmount } = await open([{ status: 503, body: { code: 'unavailable' } }, { body: [] }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('지금은 지원 프로그램을 볼 수 없습니다');
    await user.click(screen.getByRole('button', { name: '다시 해 보기' }));
    expect(await screen.findByText('지금은 보여 드릴 지원 프로그램이 없습니다')).toBeVisible();
    unmount();
  });
});
