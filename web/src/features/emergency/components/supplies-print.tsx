// The supplies on paper: every kit with its boxes, as far as it is checked.
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EMERGENCY_KITS } from '@app/content/emergency/emergency-kits';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Icon } from '@web/ui/icon';
import { PrintSheet } from '@web/ui/print-sheet';

const Columns = styled.div`
  columns: 2;
  column-gap: 8mm;
  font-size: 10.5pt;
  line-height: 1.3;
  h4 {
    margin-block: 2mm 0.5mm;
    font-size: 11.5pt;
    break-after: avoid;
  }
  li {
    display: grid;
    grid-template-columns: 1.6em minmax(0, 1fr);
    padding-block: 0.35mm;
    break-inside: avoid;
  }
  small {
    font-size: 9pt;
  }
`;

const Box = styled.span`
  width: 3.5mm;
  height: 3.5mm;
  margin-block-start: 0.6mm;
  border: 1px solid #000;
  svg {
    width: 100%;
    height: 100%;
    stroke-width: 4;
  }
`;

export function SuppliesPrint({ ready }: { ready: readonly string[] }) {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const today = useToday();
  const groups = EMERGENCY_KITS.kits.flatMap((kit) => kit.groups);
  return (
    <PrintSheet
      title={t('supplies.title')}
      date={formatDay(today, language, true)}
      given={t('supplies.paper')}
      foot={<p>{t('supplies.source', { date: formatDay(EMERGENCY_KITS.checkedOn, language, true) })}</p>}
    >
      <Columns>
        {groups.map(({ id, name, items }) => (
          <div key={id}>
            <h4>{name[language]}</h4>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Box data-ready={ready.includes(item.id)}>{ready.includes(item.id) && <Icon of={Check} />}</Box>
                  <span>
                    {item.name[language]}
                    {item.description && <small> {item.description[language]}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </PrintSheet>
  );
}
