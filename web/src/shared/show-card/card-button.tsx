import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@web/ui/button';
import type { ButtonVariant } from '@web/ui/button-style';
import { VisuallyHidden } from '@web/ui/text';
import { CARD_SHEET, useSheet } from '@web/ui/use-sheet';
import type { Card } from './card';
import { putCard } from './card-store';

export interface CardButtonProps {
  /** Made when somebody presses. */
  card: () => Card;
  /** Of what, for screen readers: several of these are on one page. */
  of?: string;
  variant?: ButtonVariant;
}

/** Opens the card to show: Korean above, English below. */
export function CardButton({ card, of, variant }: CardButtonProps) {
  const { t } = useTranslation('ui');
  const { open } = useSheet(CARD_SHEET);
  return (
    <Button icon={IdCard} variant={variant} aria-haspopup="dialog" onClick={() => open(putCard(card()))}>
      {t('showCard')}
      {of && <VisuallyHidden> {of}</VisuallyHidden>}
    </Button>
  );
}
