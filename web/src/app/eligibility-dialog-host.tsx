// Draws the eligibility dialog over any screen. Its code and words load when it is first asked for.
import { lazy, Suspense } from 'react';
import { closeEligibilityDialog, useIsEligibilityDialogOpen } from '@web/shared/eligibility-dialog';
import { loadNamespaces } from '@web/base/i18n/i18n';

const EligibilityDialog = lazy(async () => {
  const [{ EligibilityDialog: Component }] = await Promise.all([
    import('@web/features/eligibility/eligibility-dialog'),
    loadNamespaces(['eligibility', 'benefits']),
  ]);
  return { default: Component };
});

export function EligibilityDialogHost() {
  const isOpen = useIsEligibilityDialogOpen();
  // Closed means gone: neither what was typed nor the answer outlives the dialog.
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <EligibilityDialog onClose={closeEligibilityDialog} />
    </Suspense>
  );
}
