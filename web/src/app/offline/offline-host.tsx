// Fetched behind the first screen (root.tsx): no one needs it before.
import { useEffect, useSyncExternalStore } from 'react';
import { OfflineLine } from './offline-line';
import { registerWorker } from './register-worker';
import { useAskAgain } from './use-ask-again';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Keeps what must work without network, and says above every page when there is none. */
export default function OfflineHost() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(registerWorker, []);
  useAskAgain();
  return isOnline ? null : <OfflineLine />;
}
