import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FormRecord } from '@app/content/records/forms';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';
import { isUnconfirmed } from '@web/shared/provenance/curated';

/** One official form: what it is for, whether it is there in Korean, and the agency's own document. */
export function FormRow({ form, onMore }: { form: FormRecord; onMore: () => void }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { name, nameKo, category, description, downloadUrl, hasKorean } = form;
  const isKoreanFirst = language === 'ko' && nameKo !== null;
  return (
    <ListRow
      name={isKoreanFirst ? nameKo : name}
      nameLang={isKoreanFirst ? 'ko' : 'en'}
      otherName={isKoreanFirst ? name : null}
      otherLang="en"
      facts={[t(`categories.${category}`), hasKorean && !isUnconfirmed(form, 'hasKorean') && t('official.inKorean')]}
      why={description?.[language]}
      step={downloadUrl ? { label: t('official.view'), href: downloadUrl, icon: FileText } : null}
      onMore={onMore}
    />
  );
}
