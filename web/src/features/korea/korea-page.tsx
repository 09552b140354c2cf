// /korea: what happens to cover, benefits and pensions between Korea and the US; `#leaving` and `#ssi-abroad` lead to a part.
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HELP_LINES } from '@web/base/contacts';
import { printPage } from '@web/base/in-app-browser';
import { useWithZip } from '@web/base/zip-travel';
import { FaqAccordion } from '@web/shared/faqs/faq-accordion';
import { Button } from '@web/ui/button';
import { HelpBand } from '@web/ui/help-band';
import { Row, Section, SectionHead, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { AbsenceMarks } from './components/absence-marks';
import { TripTool } from './components/trip-tool';
import { SECTIONS } from './logic/sections';
import type { SectionId } from './logic/sections';

/** Where a part goes on. */
const WAYS: Partial<Record<SectionId, string>> = {
  letters: '/letters',
  'five-years': '/my-dates',
  assets: '/medi-cal',
};
const HELP = ['socialSecurity', 'hicap', 'mediCal'] as const;

function Contents() {
  const { t } = useTranslation('korea');
  return (
    <nav aria-label={t('contents')} data-no-print>
      <Row $gap={2}>
        <LinkButton to="#trip" variant="primary">
          {t('trip.title')}
        </LinkButton>
        {SECTIONS.map(({ id }) => (
          <LinkButton key={id} to={`#${id}`}>
            {t(`sections.${id}.title`)}
          </LinkButton>
        ))}
      </Row>
    </nav>
  );
}

export function KoreaPage() {
  const { t } = useTranslation('korea');
  const navigate = useNavigate();
  const to = useWithZip();
  const open = (id: string): void => void navigate({ hash: id }, { replace: true, preventScrollReset: true });
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[]}
        action={
          <Button icon={Printer} onClick={printPage} data-no-print>
            {t('print')}
          </Button>
        }
      />
      <Contents />
      <TripTool />
      {SECTIONS.map(({ id, faqs }) => (
        <Section key={id} id={id} aria-labelledby={`${id}-title`}>
          <SectionHead>
            <h2 id={`${id}-title`}>{t(`sections.${id}.title`)}</h2>
            <p>{t(`sections.${id}.text`)}</p>
          </SectionHead>
          {id === 'leaving' && <AbsenceMarks />}
          <FaqAccordion faqs={faqs} onOpen={open} />
          {WAYS[id] && (
            <Row data-no-print style={{ marginBlockStart: 'var(--space-3)' }}>
              <LinkButton to={to(WAYS[id])}>{t(`sections.${id}.way`)}</LinkButton>
            </Row>
          )}
        </Section>
      ))}
      <HelpBand
        title={t('help.title')}
        text={t('help.text')}
        phones={HELP.map((id) => ({ id, who: t(`help.${id}`), phone: HELP_LINES[id].number }))}
      />
    </Wrap>
  );
}
