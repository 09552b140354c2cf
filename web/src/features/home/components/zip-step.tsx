import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@web/shared/i18n/use-language';
import { isWholeZip } from '@web/ui/zip-digits';
import { ZipField } from '@web/ui/zip-field';
import { usePlaceOfZip } from '../hooks/use-place-of-zip';
import { placeText } from '../logic/place-text';

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
  const confirmation = () => {
    if (place.isUnknown) return `${t('zip.ready')} ${t('zip.unknown', { zip })}`;
    if (!place.found) return t('zip.ready');
    return `${t('zip.ready')} ${t('zip.place', { zip, place: placeText(place.found, language) })}`;
  };
  return (
    <ZipField
      ref={ref}
      label={t('zip.title')}
      value={zip}
      onValueChange={onChange}
      error={hasError ? t('zip.alert') : undefined}
      confirmation={confirmation()}
    />
  );
}
