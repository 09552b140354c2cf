import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Worksheet } from '@app/content/records/worksheets';
import { useLanguage } from '@web/base/i18n/use-language';
import { saveTextFile } from '@web/shared/ready-text/text-file';
import { Button } from '@web/ui/button';
import { ListRow } from '@web/ui/list-row';
import { VisuallyHidden } from '@web/ui/text';
import { worksheetLines } from '../logic/worksheet-text';

/** One of our own papers: it is made in the browser and saved; the sheet shows and prints it. */
export function WorksheetRow({ worksheet, onMore }: { worksheet: Worksheet; onMore: () => void }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { title, about, category } = worksheet;
  return (
    <ListRow
      name={title[language]}
      nameLang={language}
      facts={[t(`categories.${category}`), about[language]]}
      press={
        <Button icon={Download} onClick={() => saveTextFile(title.ko, worksheetLines(worksheet, 'ko'))} data-no-print>
          {t('worksheets.download')}
          <VisuallyHidden> {title[language]}</VisuallyHidden>
        </Button>
      }
      onMore={onMore}
    />
  );
}
