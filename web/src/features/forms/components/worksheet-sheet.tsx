// A worksheet as it will be on paper: to read, to print, to save in either language.
import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Worksheet } from '@app/content/records/worksheets';
import { printPage } from '@web/base/in-app-browser';
import { useLanguage } from '@web/base/i18n/use-language';
import { saveTextFile } from '@web/shared/ready-text/text-file';
import { Badge } from '@web/ui/badge';
import { Button } from '@web/ui/button';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { Note } from '@web/ui/text';
import { usePrintsAlone } from '@web/ui/use-prints-alone';
import { worksheetLines } from '../logic/worksheet-text';

const Paper = styled.pre`
  margin: 0;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function Content({ worksheet }: { worksheet: Worksheet }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  usePrintsAlone();
  const [, , , ...lines] = worksheetLines(worksheet, language);
  const save = (to: 'ko' | 'en') => saveTextFile(worksheet.title[to], worksheetLines(worksheet, to));
  return (
    <>
      <SheetActions data-no-print>
        <Button icon={Printer} variant="primary" onClick={printPage}>
          {t('worksheets.print')}
        </Button>
        <Button icon={Download} onClick={() => save('ko')}>
          {t('worksheets.download')}
        </Button>
        <Button icon={Download} onClick={() => save('en')}>
          {t('worksheets.downloadEnglish')}
        </Button>
      </SheetActions>
      <Note>{t('worksheets.note')}</Note>
      <Paper>{lines.join('\n')}</Paper>
    </>
  );
}

export function WorksheetSheet({ worksheet, onClose }: { worksheet: Worksheet | null; onClose: () => void }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  if (!worksheet) return null;
  return (
    <Sheet
      title={worksheet.title[language]}
      titleLang={language}
      isOpen
      onClose={onClose}
      meta={<Badge tone="teal">{t(`categories.${worksheet.category}`)}</Badge>}
    >
      <Content worksheet={worksheet} />
    </Sheet>
  );
}
