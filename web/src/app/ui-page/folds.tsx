import { useTranslation } from 'react-i18next';
import { Accordion } from '@web/ui/accordion';
import { Card } from '@web/ui/card';
import { Stack } from '@web/ui/layout';
import { ScrollArea } from '@web/ui/scroll-area';
import { Tabs } from '@web/ui/tabs';
import { Specimen } from './specimen';

const LINES = Array.from({ length: 12 }, (_, index) => index + 1);

/** What folds content away: tabs, accordion, scroll area. */
export function Folds() {
  const { t } = useTranslation('uipage');
  return (
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
  );
}
