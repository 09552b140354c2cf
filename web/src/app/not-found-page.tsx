import { ArrowRight, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HELP_LINES } from '@web/base/contacts';
import { useDocumentTitle } from '@web/base/document-title';
import { Row, Section, Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { PhoneLink } from '@web/ui/phone-link';
import { Lead } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';

const Head = styled.header`
  padding-block: ${space[6]};
  display: grid;
  gap: ${space[3]};
`;

const English = styled.span`
  display: block;
  margin-block-start: ${space[2]};
  font-size: ${text[4]};
  font-weight: 400;
  color: ${color.inkSoft};
`;

const DESTINATIONS = ['/doctors', '/pharmacies', '/clinics', '/search'] as const;
const LABELS: Record<(typeof DESTINATIONS)[number], string> = {
  '/doctors': 'doctors',
  '/pharmacies': 'pharmacies',
  '/clinics': 'clinics',
  '/search': 'search',
};

/** Any address without a screen: what to do first, the specification's heading and sentence kept. */
export function NotFoundPage() {
  const { t, i18n } = useTranslation('shell');
  useDocumentTitle(t('notFound.title'));
  const isEnglish = i18n.resolvedLanguage === 'en';
  return (
    <Wrap>
      <Head>
        <h1 tabIndex={-1}>
          {t('notFound.title')}
          {!isEnglish && <English lang="en">{t('notFound.titleEnglish')}</English>}
        </h1>
        <Lead>{t('notFound.purpose')}</Lead>
        <Row>
          <LinkButton to="/" variant="primary" icon={House}>
            {t('notFound.home')}
          </LinkButton>
        </Row>
      </Head>
      <TitledSection id="places" data-no-print title={t('notFound.placesTitle')}>
        <Row>
          {DESTINATIONS.map((to) => (
            <LinkButton key={to} to={to} iconAfter={ArrowRight}>
              {t(`notFound.${LABELS[to]}`)}
            </LinkButton>
          ))}
        </Row>
      </TitledSection>
      <Section aria-label={t('notFound.helpLabel')}>
        <Stack $gap={2}>
          <p>
            {t('notFound.help')} <PhoneLink phone={HELP_LINES.hicap.number} label={t('footer.hicapName')} />
          </p>
        </Stack>
      </Section>
    </Wrap>
  );
}
