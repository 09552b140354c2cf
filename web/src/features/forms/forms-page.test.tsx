import { fireEvent, screen, within } from '@testing-library/react';
import { FORMS } from '@app/content/records/forms';
import { WORKSHEETS } from '@app/content/records/worksheets';
import { holdTheDate } from '../../../test/clock';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { FormsPage } from './forms-page';

// A Saturday in California, 17:05.
holdTheDate('2026-11-22T01:05:00Z');

const open = (options: RenderOptions = {}) => renderApp(<FormsPage />, { at: '/forms', ...options });
const row = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')!;

/** What the page handed the browser to save: name and text. */
function savedFiles(): { name: string; blob: Blob }[] {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (made: Blob | MediaSource) => {
    blob = made as Blob;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  return saved;
}
afterEach(() => jest.restoreAllMocks());

const bytesOf = (blob: Blob): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

async function openConsultation() {
  const app = await open();
  await app.user.click(screen.getAllByRole('button', { name: '상담 준비하기' })[0]!);
  return { ...app, dialog: await screen.findByRole('dialog', { name: '상담 준비하기' }) };
}

describe('forms', () => {
  it('leads to the agencies’ own documents and says Korean only where a source does', async () => {
    const { container, user } = await open();
    expect(screen.getByRole('heading', { level: 2, name: `공식 양식 ${FORMS.length}가지` })).toBeVisible();
    const link = within(row('CMS-40B 파트 B(의료 보험) 가입 신청서')).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://www.cms.gov/medicare/cms-forms/cms-forms/downloads/cms40b-e.pdf');
    expect(row('MC 219 메디캘 신청자의 권리와 의무 안내')).toHaveTextContent('한국어판 있음');
    expect(screen.getAllByText(/한국어판 있음/)).toHaveLength(1);
    expect(await violations(container)).toEqual([]);
    await user.click(within(row('MC 219 메디캘 신청자의 권리와 의무 안내')).getByRole('button', { name: /자세히/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('기관의 양식 목록으로 갑니다');
  });

  it('saves each worksheet as a Korean text that Windows reads, named by its title', async () => {
    const saved = savedFiles();
    const { user } = await open({ language: 'en' });
    for (const button of screen.getAllByRole('button', { name: /^Download in Korean/ })) await user.click(button);
    expect(saved.map(({ name }) => name)).toEqual(WORKSHEETS.map(({ title }) => `${title.ko}.txt`));
    const bytes = await bytesOf(saved[1]!.blob);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.startsWith('메디캘 신청 준비표\r\n')).toBe(true);
    expect(text).toContain('메디캘 안내 전화: 1-800-541-5555');
    expect(text).toContain('정부 양식이 아니며');
    await user.click(within(row('Medi-Cal application worksheet')).getByRole('button', { name: /Details|More/ }));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('button', { name: 'Download in English' }));
    expect(saved.at(-1)!.name).toBe('Medi-Cal application worksheet.txt');
  });

  it('names every missing field of a consultation, in the dialog and as a notice', async () => {
    const { user, dialog } = await openConsultation();
    await user.click(within(dialog).getByRole('button', { name: '상담 쪽지 만들기' }));
    expect(within(dialog).getAllByText('꼭 적어 주세요.')).toHaveLength(5);
    expect(within(dialog).getByRole('combobox', { name: '무엇을 상담하나요?' })).toHaveFocus();
    expect(screen.getAllByText('빠진 곳이나 고칠 곳이 있습니다').length).toBeGreaterThan(1);
    await user.click(within(dialog).getByRole('button', { name: '이메일이 없습니다' }));
    expect(within(dialog).queryByRole('textbox', { name: '이메일' })).toBeNull();
  });

  it('makes a sheet to call with, and says that nothing was sent and nothing is stored', async () => {
    const { user, dialog } = await openConsultation();
    const field = (name: string) => within(dialog).getByLabelText(name);
    const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
    expect(field('원하는 날')).toHaveAttribute('min', '2026-11-21');
    await user.selectOptions(field('무엇을 상담하나요?'), '메디캘');
    fill('이름', '홍길동');
    fill('전화번호', '213-555-0142');
    fill('이메일', 'hong@example.com');
    fill('원하는 날', '2026-11-26');
    await user.selectOptions(field('원하는 시간'), '14:00');
    await user.click(within(dialog).getByRole('button', { name: '상담 쪽지 만들기' }));
    // Thanksgiving.
    expect(within(dialog).getByText(/연방 공휴일에는 상담하는 곳이 쉽니다/)).toBeVisible();
    fill('원하는 날', '2026-12-01');
    await user.click(within(dialog).getByRole('button', { name: '상담 쪽지 만들기' }));
    expect(within(dialog).getByRole('status')).toHaveTextContent('아무에게도 알리지 않았고 저장하지도 않았습니다');
    expect(within(dialog).getByRole('region', { name: '상담 쪽지' })).toHaveTextContent(
      /홍길동.*213-555-0142.*오후 2:00/,
    );
    expect(within(dialog).getByRole('link', { name: /1-800-541-5555/ })).toHaveAttribute('href', 'tel:+18005415555');
    const mail = within(dialog).getByRole('link', { name: '내 메일로 보내기' }).getAttribute('href')!;
    expect(decodeURIComponent(mail).replace(/\s/g, ' ')).toContain(
      'Korean, please. I would like an appointment about Medi-Cal on Tue, Dec 1, 2026 at 2:00 PM.',
    );
    expect(await violations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: '다시 고치기' }));
    expect(field('이름')).toHaveValue('홍길동');
    await user.click(within(dialog).getByRole('button', { name: '취소' }));
    await user.click(screen.getAllByRole('button', { name: '상담 준비하기' })[0]!);
    expect(within(await screen.findByRole('dialog')).getByLabelText('이름')).toHaveValue('');
  });
});
