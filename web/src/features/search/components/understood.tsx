// What a search was understood as, and the list that answers it: "한인 의사 90006" is no name, it is a question.
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { UnderstoodSearch } from '@app/contracts/http/search';
import { cityText } from '@app/content/places/california-cities';
import { languageKey } from '@web/base/i18n/language-key';
import { useLanguage } from '@web/base/i18n/use-language';
import { directoryAddress } from '@web/shared/places/directory-paths';
import { useZip, withZip } from '@web/base/zip-travel';
import { LinkButton } from '@web/ui/link-button';
import { color, shape, space } from '@web/ui/tokens';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@web/ui/button';
import { isWholeZip } from '@web/base/zip-digits';
import { ZipField } from '@web/ui/zip-field';

const Line = styled.form`
  display: grid;
  gap: ${space[3]};
`;

/** The ZIP is all that is missing: five digits lead to the list that answers the words, nearest first. */
function NearForm({ to }: { to: string }) {
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

const Box = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.teal100};
  border-radius: ${shape.radius};
  background: ${color.teal50};
  @container page (min-width: 34rem) {
    & > * {
      justify-self: start;
    }
  }
`;

export interface UnderstoodProps {
  search: UnderstoodSearch;
}

export function Understood({ search }: UnderstoodProps) {
  const { t } = useTranslation(['search', 'records']);
  const language = useLanguage();
  const zip = useZip();
  const spoken = search.language;
  const place = search.place && cityText(search.place, language);
  // The ZIP of the page is used.
  const near = search.zip ?? zip;
  const to = directoryAddress(search);
  const parts = [
    spoken && t(languageKey(spoken)),
    search.specialty && t(`records:specialties.${search.specialty}`),
    t(`records:types.${search.type}`),
    place,
    near && t('understood.near', { zip: near }),
  ].filter(Boolean);
  return (
    <Box>
      <p>
        {t('understood.title')}: <b>{parts.join(' · ')}</b>
      </p>
      {!near && <NearForm to={to} />}
      <LinkButton variant={near ? 'primary' : 'quiet'} iconAfter={ArrowRight} to={withZip(to, zip)}>
        {t(near ? 'understood.go' : 'understood.withoutZip')}
      </LinkButton>
    </Box>
  );
}
