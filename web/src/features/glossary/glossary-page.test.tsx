import { screen, within } from '@testing-library/react';
import { GLOSSARY } from '@app/content/records/glossary';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { GlossaryPage } from './glossary-page';
import { termsByLetter } from './logic/term-list';

const open = (options: RenderOptions = {}) => renderApp(<GlossaryPage />, { at: '/glossary', ...options });
const opened = () => screen.queryAllByRole('button', { expanded: true });

describe('the glossary', () => {
  it.each([
    ['ko', ['ㄱ', 'ㄴ', 'ㄷ'], 'A–Z'],
    ['en', ['A', 'B', 'C'], 'W'],
  ] as const)('files every term once under its letter in %s', (language, first, last) => {
    const groups = termsByLetter(language);
    expect(groups.slice(0, 3).map(({ letter }) => letter)).toEqual(first);
    expect(groups.at(-1)?.letter).toBe(last);
    expect(new Set(groups.flatMap(({ terms }) => terms)).size).toBe(GLOSSARY.length);
    expect(groups.flatMap(({ terms }) => terms)).toHaveLength(GLOSSARY.length);
  });

  it('opens one letter at a time', async () => {
    const { user } = await open();
    expect(opened()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /^ㄴ/ }));
    await user.click(screen.getByRole('button', { name: /^ㄱ/ }));
    expect(opened()).toHaveLength(1);
    expect(screen.getByRole('region', { name: /^ㄱ/ })).toHaveTextContent('Deductible, 디덕터블');
  });

  it('is searched by any name of a term, and says when there is none', async () => {
    const { user, router } = await open();
    await user.type(screen.getByRole('searchbox'), '쉐어 오브 코스트');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('메디캘 본인 몫(Share of Cost)');
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('쉐어 오브 코스트');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '자전거');
    await user.click(screen.getByRole('button', { name: '모든 용어 보기' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('opens at the term a link names, with its source', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    await open({ at: '/glossary#extra-help', language: 'en' });
    const name = screen.getByRole('heading', { name: 'Extra Help', level: 4 });
    expect(name).toHaveFocus();
    expect(opened()[0]).toHaveAccessibleName(/^E/);
    const entry = name.closest('article') as HTMLElement;
    expect(within(entry).getByText('약값 추가 지원(Extra Help)')).toHaveAttribute('lang', 'ko');
    expect(within(entry).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/));
  });

  // The whole list is looked at in the browser (every-page.spec.ts).
});
