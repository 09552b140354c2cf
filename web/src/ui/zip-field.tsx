import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { controlStyle, Field, FieldConfirmation, FieldError, FieldHint, FieldLabel, useFieldIds } from './field-parts';
import { color, space, text } from './tokens';
import { isWholeZip, ZIP_LENGTH, zipDigits } from '@web/base/zip-digits';

export interface ZipFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'size'> {
  label?: string;
  value: string;
  /** Gets digits only, at most five. */
  onValueChange: (zip: string) => void;
  error?: ReactNode;
  /** Said at five digits; without it a general sentence is there. */
  confirmation?: ReactNode;
  /** large = five big figures (a wrong digit is a wrong city); normal = in a row with other fields. */
  size?: 'large' | 'normal';
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
`;

const Input = styled.input<{ $isLarge: boolean; $isWhole: boolean }>`
  ${controlStyle}
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.1em;
  font-size: ${text[4]};
  /* As high as the fields next to it, though its figures are larger. */
  line-height: 1.25;
  ${({ $isLarge }) =>
    $isLarge &&
    css`
      /* Not a width of its own: with very large text it would push a narrow page wider. */
      width: 100%;
      max-width: 11rem;
      min-height: 3.75rem;
      font-size: ${text[2]};
      letter-spacing: 0.14em;
      text-align: center;
      padding-inline: 0.5rem;
    `}
  ${({ $isLarge, $isWhole }) =>
    $isLarge &&
    $isWhole &&
    css`
      border: 2px solid ${color.success};
    `}
`;

const Dots = styled.span`
  display: inline-flex;
  gap: 0.375rem;
`;

const Dot = styled.i<{ $isOn: boolean }>`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 50%;
  border: 2px solid ${({ $isOn }) => ($isOn ? color.teal600 : color.lineStrong)};
  background: ${({ $isOn }) => ($isOn ? color.teal600 : 'none')};
`;

const Remaining = styled(FieldHint)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem;
`;

function RemainingHint({ id, zip }: { id: string; zip: string }) {
  const { t } = useTranslation('ui');
  return (
    <Remaining as="div" id={id}>
      <Dots aria-hidden="true">
        {Array.from({ length: ZIP_LENGTH }, (_, index) => (
          <Dot key={index} $isOn={index < zip.length} />
        ))}
      </Dots>
      {t(`zip.remaining${ZIP_LENGTH - zip.length}`)}
    </Remaining>
  );
}

export function ZipField({
  label,
  value,
  onValueChange,
  error,
  confirmation,
  size = 'large',
  id: givenId,
  ...rest
}: ZipFieldProps) {
  const { t } = useTranslation('ui');
  const isWhole = isWholeZip(value);
  const { id, hintId, errorId, describedBy } = useFieldIds(givenId, { hint: true, error: Boolean(error) });
  return (
    <Field>
      <FieldLabel htmlFor={id}>{label ?? t('zip.label')}</FieldLabel>
      <Line>
        <Input
          {...rest}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          value={value}
          onChange={(event) => onValueChange(zipDigits(event.target.value))}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          $isLarge={size === 'large'}
          $isWhole={isWhole}
        />
        {size === 'large' && (
          <div role="status">
            {isWhole && <FieldConfirmation id={hintId}>{confirmation ?? t('zip.whole')}</FieldConfirmation>}
          </div>
        )}
      </Line>
      {!isWhole && <RemainingHint id={hintId} zip={value} />}
      {isWhole && size === 'normal' && <FieldHint id={hintId}>{confirmation ?? t('zip.whole')}</FieldHint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Field>
  );
}
