import { act, render } from '@testing-library/react';
import * as React from 'react';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** A page is loaded once: each test has the module anew, with the React that renders it. */
async function load() {
  jest.resetModules();
  jest.doMock('react', () => React);
  const { HydratedPart, whenHydrated } = await import('./hydrated-part');
  let isResolved = false;
  void whenHydrated().then(() => (isResolved = true));
  const nested = (content: ReactNode) => (
    <HydratedPart>
      <p>outer</p>
      <HydratedPart>{content}</HydratedPart>
    </HydratedPart>
  );
  const isHydrated = async () => {
    await act(async () => Promise.resolve());
    return isResolved;
  };
  return { nested, isHydrated };
}

function sent(page: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return container;
}

test('a page that is rendered on the client counts as hydrated', async () => {
  const { nested, isHydrated } = await load();
  render(nested('inner'));
  expect(await isHydrated()).toBe(true);
});

test('a prerendered page counts as hydrated once its last part is', async () => {
  const { nested, isHydrated } = await load();
  let arrive = (_code: { default: () => ReactNode }): void => undefined;
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
  render(nested(<Late />), { container: sent(nested('inner')), hydrate: true });
  expect(await isHydrated()).toBe(false);
  arrive({ default: () => 'inner' });
  expect(await isHydrated()).toBe(true);
});

test('a part that is removed before it is hydrated is not waited for', async () => {
  const { nested, isHydrated } = await load();
  const Never = lazy(() => new Promise<{ default: () => ReactNode }>(() => undefined));
  const { unmount } = render(nested(<Never />), { container: sent(nested('inner')), hydrate: true });
  expect(await isHydrated()).toBe(false);
  unmount();
  expect(await isHydrated()).toBe(true);
});
