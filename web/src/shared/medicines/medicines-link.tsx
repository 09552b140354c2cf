import { Pill } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWithZip } from '@web/base/zip-travel';
import { LinkButton } from '@web/ui/link-button';

/** From wherever plans and medicines are the matter to the sum of one's own medicines. */
export function MedicinesLink() {
  const { t } = useTranslation('ui');
  const to = useWithZip();
  return (
    <div data-no-print>
      <LinkButton to={to('/my-medicines')} icon={Pill}>
        {t('myMedicines')}
      </LinkButton>
    </div>
  );
}
