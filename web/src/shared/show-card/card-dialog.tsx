// A card to show, as large as the screen and as one sheet of paper: Korean above, English below, a line to fold between them.
import { ChevronLeft, Eye, EyeOff, Lock, Printer, RotateCw } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { printPage } from '@web/base/in-app-browser';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { ShareText } from '@web/shared/share/share-text';
import { Button } from '@web/ui/button';
import { Icon } from '@web/ui/icon';
import { VisuallyHidden } from '@web/ui/text';
import { color, shape, space, text } from '@web/ui/tokens';
import { useFocusBack } from '@web/ui/use-focus-back';
import type { Card } from './card';
import { CardHalf } from './card-half';
import { cardText } from './card-text';

/* What lies under the card, page and sheets, is not printed with it. */
const PrintsAlone = createGlobalStyle`
  @page { size: letter portrait; margin: 10mm; }
  @media print { body > :not(:has([data-show-card])) { display: none !important; } }
`;

/* Above the sheets it is opened from. */
const Desk = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 45;
  overflow: auto;
  background: ${color.paper};
  @media print {
    position: static;
    overflow: visible;
    background: none;
  }
`;

const Content = styled(Radix.Content)`
  container: page / inline-size;
  max-width: 60rem;
  margin-inline: auto;
  padding: 0 clamp(0.75rem, 3vw, 2rem) calc(${space[5]} + env(safe-area-inset-bottom));
  @media print {
    max-width: none;
    margin: 0;
    padding: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[2]};
  & > :first-child {
    margin-inline-end: auto;
  }
  & > [aria-pressed='true'] {
    background: ${color.teal100};
  }
  @container page (max-width: 32rem) {
    & > button {
      flex: 1 1 auto;
      padding-inline: ${space[3]};
    }
    & > :first-child {
      flex-basis: 100%;
      justify-content: start;
    }
  }
`;

const Paper = styled.article`
  overflow: clip;
  border: 2px solid ${color.teal700};
  border-radius: ${shape.radius};
  background: ${color.surface};
  box-shadow: ${shape.shadow};
  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;

const FoldLine = styled.p`
  display: grid;
  grid-template-columns: minmax(1rem, 1fr) auto minmax(1rem, 1fr);
  gap: ${space[3]};
  align-items: center;
  max-width: none;
  padding-inline: ${space[4]};
  font-size: ${text[6]};
  color: ${color.inkSoft};
  text-align: center;
  &::before,
  &::after {
    content: '';
    border-block-start: 2px dashed ${color.lineStrong};
  }
  @container page (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Listen = styled.div`
  margin-block-start: ${space[4]};
`;

const Kept = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  font-size: ${text[6]};
  color: ${color.inkSoft};
`;

interface BarProps {
  isTurned: boolean;
  onTurn: () => void;
  /** null = the person's own figures are no part of this card. */
  hasOwn: boolean | null;
  onOwn: () => void;
}

function Presses({ isTurned, onTurn, hasOwn, onOwn }: BarProps) {
  const { t } = useTranslation('showcard');
  return (
    <Bar data-no-print>
      <Radix.Close asChild>
        <Button variant="quiet" icon={ChevronLeft}>
          {t('back')}
        </Button>
      </Radix.Close>
      {hasOwn !== null && (
        <Button icon={hasOwn ? Eye : EyeOff} aria-pressed={hasOwn} onClick={onOwn}>
          {t('own')}
        </Button>
      )}
      <Button icon={RotateCw} aria-pressed={isTurned} onClick={onTurn}>
        {t('turn')}
      </Button>
      <Button variant="primary" icon={Printer} onClick={printPage}>
        {t('print')}
      </Button>
    </Bar>
  );
}

/** On a phone the turned half comes into sight whole: the one who reads it begins at its foot. */
function useTurn() {
  const [isTurned, setIsTurned] = useState(false);
  const staff = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTurned) staff.current?.scrollIntoView({ block: 'end' });
  }, [isTurned]);
  return { isTurned, turn: () => setIsTurned(!isTurned), staff };
}

export function CardDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t } = useTranslation('showcard');
  const focusBack = useFocusBack();
  const { isTurned, turn, staff } = useTurn();
  const [hasOwn, setHasOwn] = useState(true);
  const paper = useRef<HTMLElement>(null);
  return (
    <Radix.Root open onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Radix.Portal>
        <PrintsAlone />
        <Desk>
          <Content {...focusBack} aria-describedby={undefined} data-show-card>
            <Radix.Title asChild>
              <VisuallyHidden as="h2">{t('title')}</VisuallyHidden>
            </Radix.Title>
            <Presses
              isTurned={isTurned}
              onTurn={turn}
              hasOwn={card.own.length > 0 ? hasOwn : null}
              onOwn={() => setHasOwn(!hasOwn)}
            />
            <Paper ref={paper}>
              <CardHalf card={card} language="ko" hasOwn={hasOwn} />
              <FoldLine data-no-read>{t('fold')}</FoldLine>
              <div ref={staff}>
                <CardHalf card={card} language="en" hasOwn={hasOwn} isTurned={isTurned} />
              </div>
            </Paper>
            <Listen data-no-print>
              <ReadAloud of={paper} lang="ko" isPersonal={card.own.length > 0} />
            </Listen>
            <Listen data-no-print>
              <ShareText text={() => cardText(card, window.location.origin)} />
            </Listen>
            <Kept data-no-print>
              <Icon of={Lock} size="s" />
              <span>{t('kept')}</span>
            </Kept>
          </Content>
        </Desk>
      </Radix.Portal>
    </Radix.Root>
  );
}
