import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { TextField } from '@web/ui/text-field';
import { useToast } from '@web/ui/use-toast';
import { sharedAddress } from '../logic/shared-plans';

/** Opens the phone's own way of sending, else copies the link; where neither is allowed the link stands there to copy. */
export function ShareButton({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('comparison');
  const { showToast } = useToast();
  const [shown, setShown] = useState<string | null>(null);
  const address = sharedAddress(window.location.origin, ids);
  const share = async () => {
    try {
      if ('share' in navigator) await navigator.share({ title: t('share.subject'), url: address });
      else {
        await (navigator as Navigator).clipboard.writeText(address);
        showToast({ title: t('share.copied'), description: t('share.copiedText'), tone: 'success' });
      }
    } catch (error) {
      // Closing the phone's sheet is no failure.
      if ((error as Error).name !== 'AbortError') setShown(address);
    }
  };
  return (
    <>
      <Button icon={Share2} onClick={() => void share()}>
        {t('share.button')}
      </Button>
      {shown && (
        <div style={{ flexBasis: '100%' }}>
          <TextField
            label={t('share.byHand')}
            hint={t('share.byHandHint')}
            readOnly
            value={shown}
            onValueChange={() => undefined}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </>
  );
}
