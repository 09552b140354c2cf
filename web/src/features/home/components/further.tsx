// What is below the first screen of the home page; its code comes right after it.
import { TwoFigures } from './two-figures';
import { MoreLines, WhenLines } from './way-lines';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { PLAN_PATHS } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { SampleCount } from '@web/shared/provenance/sample-count';
import { useWithZip } from '@web/base/zip-travel';
import { Note } from '@web/ui/text';
import { color, shape, text } from '@web/ui/tokens';
import { HomePart } from './home-part';
import { CircleQuestionMark, Mail } from 'lucide-react';
import { HELP_LINES } from '@web/base/contacts';
import { HelpBand } from '@web/ui/help-band';
import { LinkButton } from '@web/ui/link-button';

const LINES = ['coveredCaliforniaKorean', 'socialSecurity'] as const;

function HomeHelp() {
  const { t } = useTranslation('home');
  const phones = LINES.map((id) => ({
    id,
    who: t(`help.lines.${id}.who`),
    phone: HELP_LINES[id].number,
    when: t(`help.lines.${id}.when`),
  }));
  return (
    <HelpBand phones={phones}>
      <LinkButton to="/contact" variant="primary" icon={Mail}>
        {t('help.contact')}
      </LinkButton>
      <LinkButton to="/faqs" icon={CircleQuestionMark}>
        {t('help.faqs')}
      </LinkButton>
    </HelpBand>
  );
}

/** One row is enough to read the total. */
const COUNTED = {
  plans: withQuery(PLAN_PATHS.plans, { type: 'medicare', limit: 1 }),
  programs: CATALOG_PATHS.assistancePrograms,
  providers: withQuery(CATALOG_PATHS.providers, { limit: 1 }),
  korean: withQuery(CATALOG_PATHS.providers, { language: 'korean', limit: 1 }),
} as const;
type CardId = keyof typeof COUNTED;

const CARDS: readonly { id: CardId; to: string }[] = [
  { id: 'plans', to: '/insurance-search' },
  { id: 'programs', to: '/medi-cal' },
  { id: 'providers', to: '/providers' },
  // Places that state Korean are first there; the plain list would begin with any.
  { id: 'korean', to: '/clinics?language=korean' },
];

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.625rem;
  margin-block-end: 0.5rem;
  li {
    display: grid;
  }
  @container page (max-width: 21rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Card = styled(Link)`
  display: grid;
  align-content: start;
  gap: 0.125rem;
  min-height: 5.5rem;
  padding: 0.75rem 1rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.35;
  text-decoration: none;
  font-weight: 700;
  small {
    font-weight: 400;
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  b {
    font-size: ${text[4]};
    color: ${color.teal700};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    border-color: ${color.teal600};
    background: ${color.teal50};
  }
`;

function FeatureCard({ id, to }: { id: CardId; to: string }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const withTravellingZip = useWithZip();
  const { count } = useRecordCount(COUNTED[id]);
  return (
    <Card to={withTravellingZip(to)}>
      {t(`records.${id}.title`)}
      {typeof count === 'number' ? (
        <span>
          <b>{formatNumber(count, language)}</b>
          {t(`records.${id}.unit`, { count })}
        </span>
      ) : (
        <small>{t(count === null ? 'records.unavailable' : 'records.loading')}</small>
      )}
    </Card>
  );
}

/** The specification's feature cards, with what the database holds at this moment. */
function FeatureCards() {
  const { t } = useTranslation('home');
  return (
    <HomePart id="home-records" title={t('records.title')}>
      <Cards>
        {CARDS.map((card) => (
          <li key={card.id}>
            <FeatureCard {...card} />
          </li>
        ))}
      </Cards>
      <SampleCount path={CATALOG_PATHS.providers} query={{}} />
      <Note>{t('records.koreanNote')}</Note>
    </HomePart>
  );
}

export function Further() {
  return (
    <>
      <TwoFigures />
      <WhenLines />
      <MoreLines />
      <FeatureCards />
      <HomeHelp />
    </>
  );
}
