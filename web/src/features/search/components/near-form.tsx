import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { withZip } from '@web/base/zip-travel';
import { Button } from '@web/ui/button';
import { space } from '@web/ui/tokens';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';

const Line = styled.form`
  display: grid;
  gap: ${space[3]};
`;

/** The ZIP is all that is missing: five digits lead to the list that answers the words, nearest first. */
export function NearForm({ to }: { to: string }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [zip, setZip] = useState('');
  const [hasError, setHasError] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasError(!isWholeZip(zip));
    if (isWholeZip(zip)) void navigate(withZip(to, zip));
  };
  return (
    <Line onSubmit={submit} noValidate>
      <ZipField
        size="normal"
        label={t('understood.zip')}
        value={zip}
        onValueChange={setZip}
        error={hasError && !isWholeZip(zip) ? t('understood.needZip') : undefined}
      />
      <Button type="submit" variant="primary">
        {t('understood.showNear')}
      </Button>
    </Line>
  );
}
