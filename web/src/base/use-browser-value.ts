import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only a browser knows, for pages that are rendered at build: `atBuild` there and while such a page is taken over, then what `read`
 * says. It is not read again for a change.
 */
export const useBrowserValue = <Value>(read: () => Value, atBuild: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => atBuild);
