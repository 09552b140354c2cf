import { useTranslation } from 'react-i18next';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { PhoneText } from '@web/shared/phone-text';
import { Bullets } from '@web/ui/bullets';
import { Row, Section, SectionHead, Stack, Wrap } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import type { LegalKind } from './legal-kinds';

const PAGES = ['privacy', 'terms', 'accessibility', 'disclaimer'] as const;
const BULLET = '- ';

/** The lines of a part: those that begin with a dash are one list, the others paragraphs before and after it. */
function Lines({ text }: { text: string }) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith(BULLET));
  const last = lines.findLastIndex((line) => line.startsWith(BULLET));
  const paragraph = (line: string) => (
    <p key={line}>
      <PhoneText>{line}</PhoneText>
    </p>
  );
  if (first < 0) return lines.map(paragraph);
  return (
    <>
      {lines.slice(0, first).map(paragraph)}
      <Bullets>
        {lines.slice(first, last + 1).map((line) => (
          <li key={line}>
            <PhoneText>{line.slice(BULLET.length)}</PhoneText>
          </li>
        ))}
      </Bullets>
      {lines.slice(last + 1).map(paragraph)}
    </>
  );
}

/** /privacy, /terms, /accessibility, /disclaimer: what holds for this site, in plain words, with the day of the last change. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation(['legal', 'shell']);
  const language = useLanguage();
  const to = useWithZip();
  const { id, parts, changedOn } = kind;
  return (
    <Wrap>
      <PageHead title={t(`legal:${id}.title`)} purpose={t(`legal:${id}.purpose`)} crumbs={[]} hasArt={false} />
      {parts.map((part, index) => (
        <Section key={part} aria-labelledby={part} style={index === 0 ? { paddingBlockStart: 0 } : undefined}>
          <SectionHead style={{ marginBlockEnd: 'var(--space-3)' }}>
            <h2 id={part}>{t(`legal:${id}.${part}.title`)}</h2>
          </SectionHead>
          <Stack $gap={3}>
            <Lines text={t(`legal:${id}.${part}.text`)} />
          </Stack>
        </Section>
      ))}
      <TitledSection id="more" title={t('legal:more')}>
        <Row $gap={4}>
          {PAGES.filter((page) => page !== id).map((page) => (
            <span key={page}>
              <TextLink to={to(`/${page}`)}>{t(`shell:nav.${page}`)}</TextLink>
            </span>
          ))}
        </Row>
        <Note>{t('legal:changed', { date: formatDate(changedOn, language) })}</Note>
      </TitledSection>
    </Wrap>
  );
}
