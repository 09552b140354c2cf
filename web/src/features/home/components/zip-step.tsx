import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { color } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import { placeText } from '../logic/place-text';

const Where = styled.span`
  display: block;
  font-weight: 400;
  color: ${color.inkSoft};
`;

export interface ZipStepProps {
  ref: Ref<HTMLInputElement>;
  zip: string;
  onChange: (zip: string) => void;
  /** A category was pressed without a whole ZIP. */
  hasError: boolean;
}

/** The large ZIP box: how many digits are missing, then the place, so that a wrong digit is seen at once. */
export function ZipStep({ ref, zip, onChange, hasError }: ZipStepProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const place = usePlaceOfZip(isWholeZip(zip) ? zip : null);
  const where = place.isUnknown
    ? t('zip.unknown', { zip })
    : place.found && t('zip.place', { zip, place: placeText(place.found, language) });
  return (
    <ZipField
      ref={ref}
      label={t('zip.title')}
      value={zip}
      onValueChange={onChange}
      error={hasError ? t('zip.alert') : undefined}
      confirmation={
        <>
          {t('zip.ready')}
          {where && <Where>{where}</Where>}
        </>
      }
    />
  );
}
