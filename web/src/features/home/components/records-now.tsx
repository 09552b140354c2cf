import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { formatNumber } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { LinkCard } from '@web/ui/card';
import { CardGrid, Section, SectionHead } from '@web/ui/layout';
import { Note, Soft } from '@web/ui/text';
import { text } from '@web/ui/tokens';

const CARDS = [
  { id: 'providers', to: '/providers' },
  { id: 'korean', to: '/clinics' },
  { id: 'programs', to: '/assistance-programs' },
] as const;

/** One row is enough to read the total. */
const COUNTED = {
  providers: withQuery(CATALOG_PATHS.providers, { limit: 1 }),
  korean: withQuery(CATALOG_PATHS.providers, { language: 'korean', limit: 1 }),
  programs: CATALOG_PATHS.assistancePrograms,
} as const;

type CardId = (typeof CARDS)[number]['id'];

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.625rem;
  align-items: baseline;
  b {
    font-size: ${text[2]};
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

function CountCard({ id, to }: { id: CardId; to: string }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { count } = useRecordCount(COUNTED[id]);
  return (
    <LinkCard as="article">
      {typeof count === 'number' ? (
        <Count>
          <b>{formatNumber(count, language)}</b>
          <span>{t(`records.${id}.unit`, { count })}</span>
        </Count>
      ) : (
        <Note>{count === null ? t('records.unavailable') : t('records.loading')}</Note>
      )}
      <h3>
        <Link to={to}>{t(`records.${id}.title`)}</Link>
      </h3>
      <p>{t(`records.${id}.text`)}</p>
      {/* Programs are curated; only places come from sample sources. */}
      {typeof count === 'number' && id !== 'programs' && (
        <SampleCount path={CATALOG_PATHS.providers} query={id === 'korean' ? { language: 'korean' } : {}} />
      )}
    </LinkCard>
  );
}

/** What the database holds at this moment, counted by real calls. */
export function RecordsNow() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-records">
      <SectionHead>
        <h2 id="home-records">{t('records.title')}</h2>
        <p>
          <Soft>{t('records.lead')}</Soft>
        </p>
      </SectionHead>
      <CardGrid $of={3}>
        {CARDS.map(({ id, to }) => (
          <CountCard key={id} id={id} to={to} />
        ))}
      </CardGrid>
    </Section>
  );
}
