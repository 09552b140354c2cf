import { fireEvent, screen, within } from '@testing-library/react';
import type { OfficeResponse } from '@app/contracts/http/offices';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { ContactPage } from './contact-page';

const OFFICE: OfficeResponse = {
  id: 'A01',
  name: 'LOS ANGELES WILSHIRE',
  address: '1 Sample St',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90010',
  phone: null,
  hours: {},
  latitude: null,
  longitude: null,
  distanceMiles: 1.2,
  provenance: {
    source: 'ssa-offices',
    sourceName: { ko: '사회보장국', en: 'SSA' },
    sourceUrl: 'https://www.ssa.gov',
    retrievedAt: '2026-11-20T00:00:00Z',
    sourceUpdatedAt: null,
    checkedOn: '2026-11-20',
    origin: 'live',
    confidence: 'verified',
    isStale: false,
  },
};

const open = (answers: Record<string, FakeAnswer> = {}, options: RenderOptions = {}) => {
  fakeServer({ '/api/site': { body: { supportEmail: null } }, ...answers });
  return renderApp(<ContactPage />, { at: '/contact', ...options });
};
type User = Awaited<ReturnType<typeof open>>['user'];

async function openForm(user: User) {
  await user.click(screen.getByRole('button', { name: /글로 문의하기/ }));
  return screen.getByRole('form', { name: '글로 문의하기' });
}
const fill = (form: HTMLElement, name: string, value: string) =>
  fireEvent.change(within(form).getByLabelText(name), { target: { value } });

describe('contact', () => {
  it('has the numbers to call, 911 open at once, and the agencies’ sites', async () => {
    const { container, user } = await open();
    expect(screen.getByRole('link', { name: /HICAP.*1-800-434-0222/ })).toBeVisible();
    for (const number of ['911', '988', '+18002221222']) {
      expect(container.querySelector(`a[href="tel:${number}"]`)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: /정부 기관 사이트/ }));
    expect(screen.getByRole('link', { name: /BenefitsCal/ })).toHaveAttribute('href', 'https://benefitscal.com');
    expect(await violations(container)).toEqual([]);
  });

  it('makes a message of a question and says that it went nowhere', async () => {
    const { user } = await open();
    const form = await openForm(user);
    await user.click(within(form).getByRole('button', { name: '문의 글 만들기' }));
    expect(within(form).getAllByText('꼭 적어 주세요.')).toHaveLength(2);
    expect(within(form).getByLabelText('이름')).toHaveFocus();
    fill(form, '이름', '홍길동');
    fill(form, '이메일', 'hong@');
    fill(form, '물어볼 것', '파트 B는 언제 신청하나요?');
    await user.selectOptions(within(form).getByLabelText('무엇에 관한 것인가요?'), 'medicare');
    await user.click(within(form).getByRole('button', { name: '문의 글 만들기' }));
    expect(within(form).getByText(/이메일 주소가 맞는지/)).toBeVisible();
    fill(form, '이메일', '');
    await user.click(within(form).getByRole('button', { name: '문의 글 만들기' }));
    const dialog = await screen.findByRole('dialog', { name: '문의 글' });
    expect(within(dialog).getByRole('status')).toHaveTextContent('아직 아무에게도 보내지 않았고 저장하지도 않았습니다');
    const text = within(dialog).getByRole('region', { name: '문의 글' });
    expect(text).toHaveTextContent(/메디케어.*한국어.*홍길동.*파트 B는 언제 신청하나요\?.*1-800-434-0222/);
    await user.click(within(dialog).getByRole('button', { name: '복사하기' }));
    expect(await navigator.clipboard.readText()).toContain('파트 B는 언제 신청하나요?');
    expect(within(dialog).getByRole('link', { name: '내 메일로 보내기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=/),
    );
  });

  it('writes to the address of the operator where there is one', async () => {
    const { user } = await open({ '/api/site': { body: { supportEmail: 'help@example.org' } } });
    expect(await screen.findByRole('link', { name: /help@example\.org/ })).toBeVisible();
    const form = await openForm(user);
    fill(form, '이름', '홍길동');
    fill(form, '물어볼 것', '글자를 더 크게 할 수 있나요?');
    await user.click(within(form).getByRole('button', { name: '문의 글 만들기' }));
    const dialog = await screen.findByRole('dialog', { name: '문의 글' });
    expect(dialog).toHaveTextContent('아직 보내지 않았습니다');
    expect(within(dialog).getByRole('link', { name: '내 메일로 보내기' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help%40example\.org\?/),
    );
  });

  it('says where every office can be found before a ZIP is written, and lists the offices it knows', async () => {
    const { user } = await open();
    const fold = screen.getByRole('button', { name: /가까운 사무소/ });
    await user.click(fold);
    const part = screen.getByRole('search', { name: '사회보장국 사무소 찾기' }).parentElement!;
    expect(within(part).getByRole('link', { name: /사회보장국 사이트에서 사무소 찾기/ })).toHaveAttribute(
      'href',
      'https://secure.ssa.gov/ICON/',
    );
    expect(within(part).getByRole('link', { name: /1-800-772-1213/ })).toBeVisible();
    for (const number of ['1-866-613-3777', '1-800-281-9799', '(213) 387-7733']) {
      expect(within(part).getByRole('link', { name: new RegExp(number.replace(/[()]/g, '\\$&')) })).toBeVisible();
    }
  });

  it('finds offices near a ZIP, and says whom to call when it knows none', async () => {
    const { user } = await open(
      { '/api/offices?zip=90006&limit=5': { body: [OFFICE] }, '/api/offices?zip=96001&limit=5': { body: [] } },
      { at: '/contact?zip=90006' },
    );
    await user.click(screen.getByRole('button', { name: /가까운 사무소/ }));
    const row = (await screen.findByRole('heading', { level: 4, name: 'LOS ANGELES WILSHIRE' })).closest('li')!;
    expect(row).toHaveTextContent('1.2마일');
    expect(within(row).getByRole('link', { name: /지도 보기/ })).toBeVisible();
    const form = screen.getByRole('search', { name: '사회보장국 사무소 찾기' });
    fireEvent.change(within(form).getByRole('textbox'), { target: { value: '96001' } });
    await user.click(within(form).getByRole('button', { name: '사무소 찾기' }));
    const none = await screen.findByText('이 우편번호 가까이에 있는 사무소를 아직 알지 못합니다');
    expect(none.closest('[role="status"]')).toHaveTextContent('1-800-772-1213');
  });
});
