import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { KitItem, Priority } from '@app/content/emergency/emergency-kits';
import { useLanguage } from '@web/base/i18n/use-language';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';
import { color, shape, text } from '@web/ui/tokens';

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

export interface CheckRowProps {
  item: KitItem;
  isReady: boolean;
  onToggle: () => void;
}

/** One thing of a kit: ready or not, how much it matters, why. */
export function CheckRow({ item, isReady, onToggle }: CheckRowProps) {
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
