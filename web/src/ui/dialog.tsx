import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './button';
import { color, shape, space, text } from './tokens';
import { useFocusBack } from './use-focus-back';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** One sentence under the title; screen readers read it when the dialog opens. */
  description?: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: ${color.scrim};
  overflow: auto;
  container: scrim / inline-size;
  @media print {
    position: static;
    overflow: visible;
    background: none;
  }
`;

/* A sheet of paper on a dimmed desk; full screen on a phone. */
const Sheet = styled(Radix.Content)`
  container: page / inline-size;
  background: ${color.paper};
  min-height: 100%;
  @container scrim (min-width: 40rem) {
    min-height: 0;
    max-width: 48rem;
    width: calc(100% - 4rem);
    margin: 3rem auto;
    border-radius: ${shape.radius};
    box-shadow: ${shape.shadow};
    overflow: clip;
  }
  /* Paper has no edge to cut at: a long result runs over as many sheets as it needs. */
  @media print {
    position: static;
    overflow: visible;
    width: auto;
    max-width: none;
    /* The paper has its own margins. */
    margin: 0;
    box-shadow: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} clamp(1rem, 4cqi, 2.5rem);
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  /* A long title wraps; the way out never does. */
  & > button {
    flex: none;
    margin-inline-end: -${space[2]};
  }
`;

const Title = styled(Radix.Title)`
  font-size: ${text[3]};
`;

const Body = styled.div`
  padding: ${space[5]} clamp(1rem, 4cqi, 2.5rem) ${space[6]};
  @media print {
    padding: 0;
  }
  display: grid;
  gap: ${space[5]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[4]} clamp(1rem, 4cqi, 2.5rem);
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
`;

/** Modal: focus moves in, stays in, and goes back to what opened it. Errors of its work are shown inside it. */
export function Dialog({ title, isOpen, onOpenChange, children, description, actions }: DialogProps) {
  const { t } = useTranslation('ui');
  const focusBack = useFocusBack();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim>
          <Sheet {...focusBack} {...(description ? {} : { 'aria-describedby': undefined })}>
            <Head data-dialog-head>
              <Title>{title}</Title>
              <Radix.Close asChild>
                <Button variant="quiet" icon={X}>
                  {t('close')}
                </Button>
              </Radix.Close>
            </Head>
            <Body>
              {description && <Radix.Description data-dialog-head>{description}</Radix.Description>}
              {children}
            </Body>
            {actions && <Foot>{actions}</Foot>}
          </Sheet>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
}
