import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '@web/ui/accordion';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Dialog } from '@web/ui/dialog';
import { Row, Stack } from '@web/ui/layout';
import { ScrollArea } from '@web/ui/scroll-area';
import { Tabs } from '@web/ui/tabs';
import { Note } from '@web/ui/text';
import { Tooltip, TooltipArea } from '@web/ui/tooltip';
import { useToast } from '@web/ui/use-toast';
import { Specimen } from './specimen';

const LINES = Array.from({ length: 12 }, (_, index) => index + 1);

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
    <>
      <Specimen title={t('overlays.title')} about={t('overlays.about')}>
        <Card>
          <Row>
            <DialogSample />
            {(['info', 'success', 'danger'] as const).map((tone) => (
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
      <Specimen title={t('overlays.partsTitle')}>
        <Stack $gap={6}>
          <Tabs
            label={t('overlays.tabsLabel')}
            tabs={[
              { id: 'overview', label: t('overlays.overview'), content: <p>{t('overlays.overviewText')}</p> },
              { id: 'detail', label: t('overlays.detail'), content: <p>{t('overlays.detailText')}</p> },
            ]}
          />
          <Accordion
            type="single"
            defaultOpen={['partB']}
            items={[
              { id: 'partB', title: t('overlays.questionOne'), content: <p>{t('overlays.answerOne')}</p> },
              { id: 'partC', title: t('overlays.questionTwo'), content: <p>{t('overlays.answerTwo')}</p> },
            ]}
          />
          <Card>
            <ScrollArea label={t('overlays.scrollLabel')} maxHeight="12rem">
              <Stack $gap={2}>
                {LINES.map((line) => (
                  <p key={line}>{t('overlays.scrollLine', { line })}</p>
                ))}
              </Stack>
            </ScrollArea>
          </Card>
        </Stack>
      </Specimen>
    </>
  );
}
