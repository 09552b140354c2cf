// Draws the card to show over any screen and any sheet. Its code and words load when one is first opened.
import { lazy, Suspense, useEffect } from 'react';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { dropCard, useOpenCard } from '@web/shared/show-card/card-store';
import { CARD_SHEET, useSheet } from '@web/ui/use-sheet';

const CardDialog = lazy(async () => {
  const [{ CardDialog: Component }] = await Promise.all([
    import('@web/shared/show-card/card-dialog'),
    loadNamespaces(['showcard']),
  ]);
  return { default: Component };
});

export function CardHost() {
  const open = useOpenCard();
  const { openId, close } = useSheet(CARD_SHEET);
  const isGone = openId !== null && open?.id !== openId;
  // An entry of before a reload, or "forward" to a card that was closed: one step back, as if it were not there.
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  // Closed means gone, also by the back key.
  useEffect(() => {
    if (openId === null) return undefined;
    return () => dropCard(openId);
  }, [openId]);
  if (!open || openId === null || isGone) return null;
  return (
    <Suspense fallback={null}>
      <CardDialog card={open.card} onClose={close} />
    </Suspense>
  );
}
