// A hard word inside a sentence: pressed, it says what it means. The meaning and its words load when somebody presses.
import { Popover } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { Button } from '@web/ui/button';
import { color, shape, space } from '@web/ui/tokens';

const TermMeaning = lazy(async () => {
  const [{ TermMeaning: Component }] = await Promise.all([import('./term-meaning'), loadNamespaces(['glossary'])]);
  return { default: Component };
});

/* The margin takes the padding back: a whole finger high without moving the lines around it. */
const Word = styled(Popover.Trigger)`
  display: inline-block;
  min-width: 2.75rem;
  padding: 0.75rem 0;
  margin: -0.75rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted ${color.teal700} 2px;
  text-underline-offset: 0.25em;
  &:hover {
    text-decoration-style: solid;
  }
  @media print {
    text-decoration: none;
  }
`;

const Bubble = styled(Popover.Content)`
  z-index: 50;
  display: grid;
  gap: ${space[2]};
  width: min(22rem, calc(100vw - 2rem));
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  box-shadow: ${shape.shadow};
  & > button {
    justify-self: start;
    /* Its word begins where the text does. */
    margin-inline-start: calc(-1 * ${space[3]});
  }
  @media print {
    display: none;
  }
`;

export interface ExplainedTermProps {
  /** Of libs/content/data/terms.json. */
  id: string;
  /** The word as the sentence has it; given by RichText where it is marked in a translation. */
  children?: string;
}

export function ExplainedTerm({ id, children }: ExplainedTermProps) {
  const { t } = useTranslation('ui');
  return (
    <Popover.Root>
      <Word data-read>{children}</Word>
      <Popover.Portal>
        <Bubble aria-label={children} sideOffset={2} collisionPadding={16}>
          <div aria-live="polite">
            <Suspense fallback={null}>
              <TermMeaning id={id} />
            </Suspense>
          </div>
          <Popover.Close asChild>
            <Button variant="quiet">{t('close')}</Button>
          </Popover.Close>
        </Bubble>
      </Popover.Portal>
    </Popover.Root>
  );
}
