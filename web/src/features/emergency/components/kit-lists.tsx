import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EMERGENCY_KITS } from '@app/content/emergency/emergency-kits';
import type { Kit, KitGroup } from '@app/content/emergency/emergency-kits';
import { useLanguage } from '@web/base/i18n/use-language';
import { Accordion } from '@web/ui/accordion';
import { Card } from '@web/ui/card';
import { TitledSection } from '@web/ui/titled-section';
import { Note } from '@web/ui/text';
import { space, text } from '@web/ui/tokens';
import type { Supplies } from '../hooks/use-supplies';
import { itemsOf, progressOf } from '../logic/supplies';
import { CheckRow } from './check-row';

type Marks = Pick<Supplies, 'ready' | 'toggle'>;

const Groups = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/* The car and the workplace have one group each: they share a line. */
const Kits = styled.div`
  display: grid;
  gap: 0 ${space[4]};
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > :not(:first-child) > :last-child {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Block = styled(Card)`
  padding: ${space[4]};
  h3 {
    padding-inline-start: ${space[2]};
    font-size: ${text.row};
  }
`;

const Compact = styled.div`
  h3 {
    font-size: ${text.row};
  }
`;

function Items({ group, marks }: { group: KitGroup; marks: Marks }) {
  return (
    <ul>
      {group.items.map((item) => (
        <li key={item.id}>
          <CheckRow item={item} isReady={marks.ready.includes(item.id)} onToggle={() => marks.toggle(item.id)} />
        </li>
      ))}
    </ul>
  );
}

const useKitCount = (kit: Kit, { ready }: Marks): string => {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  return t('supplies.kit', { name: kit.name[language], ...progressOf(itemsOf(kit.groups), ready) });
};

function KitCount({ kit, marks }: { kit: Kit; marks: Marks }) {
  return <>{useKitCount(kit, marks)}</>;
}

/** From 1024 px on: every kit is open, its groups next to each other. */
export function FullKits({ marks }: { marks: Marks }) {
  const language = useLanguage();
  return (
    <Kits>
      {EMERGENCY_KITS.kits.map((kit) => (
        <TitledSection
          key={kit.id}
          id={`kit-${kit.id}`}
          title={kit.name[language]}
          note={
            <Note>
              <KitCount kit={kit} marks={marks} />
            </Note>
          }
        >
          <Groups>
            {kit.groups.map((group) => (
              <Block key={group.id}>
                <h3>{group.name[language]}</h3>
                <Items group={group} marks={marks} />
              </Block>
            ))}
          </Groups>
        </TitledSection>
      ))}
    </Kits>
  );
}

export interface CompactKitsProps {
  marks: Marks;
  open: string[];
  onOpenChange: (open: string[]) => void;
}

/** Below 1024 px: a section a kit, the first one open. */
export function CompactKits({ marks, open, onOpenChange }: CompactKitsProps) {
  const language = useLanguage();
  const items = EMERGENCY_KITS.kits.map((kit) => ({
    id: kit.id,
    title: <KitCount kit={kit} marks={marks} />,
    content: kit.groups.map((group) => (
      <Compact key={group.id}>
        <h3>{group.name[language]}</h3>
        <Items group={group} marks={marks} />
      </Compact>
    )),
  }));
  return <Accordion type="multiple" items={items} open={open} onOpenChange={onOpenChange} />;
}
