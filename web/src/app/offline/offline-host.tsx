// Fetched behind the first screen (root.tsx): no one needs it before.
import { useEffect } from 'react';
import { OfflineLine } from './offline-line';
import { useSWRConfig } from 'swr';
import { useLanguage } from '@web/base/i18n/use-language';
import { useIsOnline } from '@web/base/use-is-online';
import { useToast } from '@web/ui/use-toast';
import { REFRESHED, BACK_ONLINE } from '../content/offline-text';

/**
 * Asks every question of the page that failed once more as soon as there is network, and says so. SWR's own `revalidateOnReconnect` would
 * also ask those that were answered.
 */
function useRefetch(): void {
  const { cache, mutate } = useSWRConfig();
  const { showToast } = useToast();
  const language = useLanguage();
  useEffect(() => {
    const refetch = () => {
      const failed = [...cache.keys()].filter((key) => cache.get(key)?.error !== undefined);
      if (failed.length === 0) return;
      showToast({ title: BACK_ONLINE[language], description: REFRESHED[language], tone: 'success' });
      // One that fails again says so on its page.
      for (const key of failed) mutate(key).catch(() => undefined);
    };
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, [cache, mutate, showToast, language]);
}

/**
 * The worker that keeps the emergency screens for days without network (web/service-worker.js). A browser that refuses loses
 * nothing but that.
 */
function registerWorker(): void {
  if (HAS_OFFLINE && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Keeps what must work without network, and says above every page when there is none. */
export default function OfflineHost() {
  const isOnline = useIsOnline();
  useEffect(registerWorker, []);
  useRefetch();
  return isOnline ? null : <OfflineLine />;
}
