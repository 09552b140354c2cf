import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP_LINES } from '@web/base/contacts';
import { Stack } from '@web/ui/layout';
import { PhoneCard } from '@web/ui/phone-card';

export interface OutsideCaliforniaProps {
  zip: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** The five digits lie in California's range, but no ZIP has them. */
  isUnknown?: boolean;
}

/** Instead of a list: nothing was requested, and where the other states' answers are. */
export function OutsideCalifornia({ zip, headingRef, isUnknown = false }: OutsideCaliforniaProps) {
  const { t } = useTranslation('records');
  return (
    <Stack as="section" $gap={3}>
      <h2 ref={headingRef} tabIndex={-1}>
        {t(isUnknown ? 'outside.unknownTitle' : 'outside.title', { zip })}
      </h2>
      <p>{t(isUnknown ? 'outside.unknownText' : 'outside.text')}</p>
      {!isUnknown && <PhoneCard who={t('outside.who')} phone={HELP_LINES.medicare.number} when={t('outside.when')} />}
    </Stack>
  );
}
