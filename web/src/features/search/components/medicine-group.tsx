import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { addMedicine, changeMedicineList, listed } from '@web/shared/medicines/medicine-list';
import type { FoundMedicine } from '@web/shared/medicines/medicine-list';
import { LinkButton } from '@web/ui/link-button';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { HitGroup } from './hit-list';

export interface MedicineGroupProps {
  medicine: FoundMedicine;
  titleAs?: 'h2' | 'h3';
}

/** The medicine that the words name. A press puts it on the list of "my medicines", in the memory of this tab alone. */
export function MedicineGroup({ medicine, titleAs = 'h2' }: MedicineGroupProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const to = useWithZip();
  const add = () => {
    addMedicine(listed(medicine));
    // An answer that does not count it yet would hide the list.
    changeMedicineList({ requested: null });
  };
  return (
    <HitGroup title={t('groups.medicines')} titleAs={titleAs}>
      {(id) => (
        <RowList labelledBy={id}>
          <ListRow
            name={medicine.name[language]}
            nameAs={titleAs === 'h2' ? 'h3' : 'h4'}
            facts={[medicine.note?.[language]]}
            press={
              <LinkButton icon={Calculator} to={to('/my-medicines')} onClick={add}>
                {t('medicine.add')}
              </LinkButton>
            }
          />
        </RowList>
      )}
    </HitGroup>
  );
}
