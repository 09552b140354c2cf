import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EMERGENCY_KITS } from '@app/content/emergency/emergency-kits';
import type { Kit, KitGroup, KitItem, Priority } from '@app/content/emergency/emergency-kits';
import { useLanguage } from '@web/base/i18n/use-language';
import { Accordion } from '@web/ui/accordion';
import { Card } from '@web/ui/card';
import { TitledSection } from '@web/ui/titled-section';
import { Note } from '@web/ui/text';
import { color, shape, space, text } from '@web/ui/tokens';
import type { Supplies } from '../hooks/use-supplies';
import { itemsOf, progressOf } from '../logic/supplies';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';

const TONES: Record<Priority, BadgeTone> = { high: 'teal', medium: 'neutral', low: 'neutral' };

/* The whole line is the label: a finger hits it anywhere. */
const Label = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.25rem 0.75rem;
  align-items: start;
  min-height: ${shape.target};
  padding: 0.625rem 0.5rem;
  border-radius: ${shape.radius};
  line-height: 1.45;
  cursor: pointer;
  &:hover {
    background: ${color.teal50};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0.125rem 0 0;
    accent-color: ${color.teal700};
  }
  input:focus-visible {
    outline: none;
  }
  small {
    display: block;
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  @container page (max-width: 21rem) {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

interface CheckRowProps {
  item: KitItem;
  isReady: boolean;
  onToggle: () => void;
}

/** One thing of a kit: ready or not, how much it matters, why. */
function CheckRow({ item, isReady, onToggle }: CheckRowProps) {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  return (
    <Label>
      <input type="checkbox" checked={isReady} onChange={onToggle} />
      <span>
        {item.name[language]}
        {item.description && <small>{item.description[language]}</small>}
      </span>
      <Badge tone={TONES[item.priority]}>{t(`supplies.priority.${item.priority}`)}</Badge>
    </Label>
  );
}

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
