// A small press next to a number to call: it opens what to say. The script and its words load when somebody presses.
import { MessageSquareQuote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CallScriptId } from '@app/content/records/call-scripts';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { Button } from '@web/ui/button';
import { Icon } from '@web/ui/icon';
import { color, shape, text } from '@web/ui/tokens';

const CallSheet = lazy(async () => {
  const [{ CallSheet: Component }] = await Promise.all([import('./call-sheet'), loadNamespaces(['callcoach'])]);
  return { default: Component };
});

/* As high as the card of the number next to it. */
const Tile = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 0.125rem;
  width: 4.5rem;
  min-height: ${shape.target};
  padding: 0.25rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.teal700};
  font-size: ${text[6]};
  font-weight: 700;
  line-height: 1.2;
  &:hover {
    border-color: ${color.teal600};
    background: ${color.teal50};
  }
  @container page (max-width: 18rem) {
    width: auto;
  }
  @media print {
    display: none;
  }
`;

export interface CallCoachProps {
  script: CallScriptId;
  /** Whose number it is, for screen readers: several of these are on one page. */
  who: string;
  /** The number itself, where it is a help line's. */
  phone?: string;
  /** Next to a card instead of in a line. */
  isTile?: boolean;
}

export function CallCoach({ script, who, phone, isTile = false }: CallCoachProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const press = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-label': t('callCoach.of', { who }),
    onClick: () => setIsOpen(true),
  } as const;
  return (
    <>
      {isTile ? (
        <Tile {...press}>
          <Icon of={MessageSquareQuote} />
          {t('callCoach.press')}
        </Tile>
      ) : (
        <div data-no-print>
          <Button variant="quiet" icon={MessageSquareQuote} {...press}>
            {t('callCoach.press')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <CallSheet script={script} phone={phone} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
