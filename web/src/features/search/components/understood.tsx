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
import { NearForm } from './near-form';

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
  // A page that was asked near a ZIP lends it.
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
