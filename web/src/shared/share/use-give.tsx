import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '@web/ui/text-area';
import { useToast } from '@web/ui/use-toast';
import { give } from './give';

/** Sends, and says what happened. @returns the press, and what to copy by hand where the browser refused */
export function useGive(): { send: (data: ShareData) => Promise<void>; byHand: ReactNode } {
  const { t } = useTranslation('ui');
  const { showToast } = useToast();
  const [refused, setRefused] = useState<string | null>(null);
  const send = async (data: ShareData) => {
    const given = await give(data);
    if (given === 'copied')
      showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' });
    setRefused(given === 'refused' ? (data.text ?? data.url ?? '') : null);
  };
  const byHand = refused && (
    <TextArea
      label={t('share.byHand')}
      hint={t('share.byHandHint')}
      readOnly
      value={refused}
      onValueChange={() => undefined}
      onFocus={(event) => event.target.select()}
    />
  );
  return { send, byHand };
}
