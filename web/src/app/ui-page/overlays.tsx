import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Dialog } from '@web/ui/dialog';
import { Row } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import type { ToastTone } from '@web/ui/toast-store';
import { Tooltip, TooltipArea } from '@web/ui/tooltip';
import { useToast } from '@web/ui/use-toast';
import { Specimen } from './specimen';

const TOAST_TONES: readonly ToastTone[] = ['info', 'success', 'danger'];

function DialogSample() {
  const { t } = useTranslation('uipage');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('overlays.openDialog')}</Button>
      <Dialog
        title={t('overlays.dialogTitle')}
        description={t('overlays.dialogText')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('overlays.keep')}
          </Button>
        }
      >
        <Note>{t('overlays.dialogNote')}</Note>
      </Dialog>
    </>
  );
}

export function Overlays() {
  const { t } = useTranslation('uipage');
  const { showToast } = useToast();
  return (
    <Specimen title={t('overlays.title')} about={t('overlays.about')}>
      <Card>
        <Row>
          <DialogSample />
          {TOAST_TONES.map((tone) => (
            <Button
              key={tone}
              onClick={() =>
                showToast({
                  tone,
                  title: t(`overlays.toast.${tone}.title`),
                  description: t(`overlays.toast.${tone}.text`),
                })
              }
            >
              {t(`overlays.toast.${tone}.button`)}
            </Button>
          ))}
          <TooltipArea>
            <Tooltip content={t('overlays.tooltipText')}>
              <Button variant="quiet">{t('overlays.tooltip')}</Button>
            </Tooltip>
          </TooltipArea>
        </Row>
      </Card>
    </Specimen>
  );
}
