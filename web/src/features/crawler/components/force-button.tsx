import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { Dialog } from '@web/ui/dialog';
import { VisuallyHidden } from '@web/ui/text';

/** After a refused fall of records: take the shorter file in all the same, asked once more. */
export function ForceButton({ name, onForce }: { name: string; onForce: () => void }) {
  const { t } = useTranslation('crawler');
  const [isOpen, setIsOpen] = useState(false);
  const accept = () => {
    setIsOpen(false);
    onForce();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('force.open')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Dialog
        title={t('force.title', { name })}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={
          <>
            <Button variant="danger" onClick={accept}>
              {t('force.accept')}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{t('force.keep')}</Button>
          </>
        }
      >
        <p>{t('force.text')}</p>
      </Dialog>
    </>
  );
}
