import { useTranslation } from 'react-i18next';
import type { LetterRecord } from '@app/content/records/letters';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';

export interface LetterRowProps {
  letter: LetterRecord;
  onMore: () => void;
}

/** What it is called in both languages, who sends it, by when to act. */
export function LetterRow({ letter, onMore }: LetterRowProps) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const { title, sender, due, urgency } = letter;
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <ListRow
      name={title[language]}
      otherName={title[other]}
      otherLang={other}
      distance={t(`urgency.${urgency}`)}
      facts={[sender[language]]}
      why={urgency === 'keep' || urgency === 'read' || urgency === 'scam' ? null : t('row.due', { due: due[language] })}
      onMore={onMore}
    />
  );
}
