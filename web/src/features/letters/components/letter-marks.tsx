import { useTranslation } from 'react-i18next';
import type { LetterField, LetterRecord } from '@app/content/records/letters';
import { Badge } from '@web/ui/badge';

/** The whole letter rests on general knowledge: its mark is once, at the top. */
export const isFromMemory = ({ confidence }: LetterRecord): boolean => confidence === 'memory';

export const isVerifying = (letter: LetterRecord, field: LetterField): boolean =>
  !isFromMemory(letter) && letter.memoryFields.includes(field);

/** "확인 중": no one has compared this with an official page yet. */
export function Verifying() {
  const { t } = useTranslation('letters');
  return <Badge tone="warning">{t('verifying')}</Badge>;
}
