import { useTranslation } from 'react-i18next';
import { Select } from '@web/ui/select';
import type { SelectProps } from '@web/ui/select';
import { NEAR_MILES, RADII } from './near';
import type { Radius } from './near';

export interface RadiusSelectProps extends Pick<SelectProps, 'disabled' | 'hint'> {
  value: Radius;
  onChange: (radius: Radius) => void;
}

/** Miles around a ZIP. Screens that show it load the `directory` namespace. */
export function RadiusSelect({ value, onChange, ...rest }: RadiusSelectProps) {
  const { t } = useTranslation('directory');
  return (
    <Select
      {...rest}
      label={t('form.radius')}
      value={String(value)}
      onValueChange={(text) => onChange(RADII.find((miles) => String(miles) === text) ?? NEAR_MILES)}
      options={RADII.map((miles) => ({ value: String(miles), label: t('form.radiusMiles', { miles }) }))}
    />
  );
}
