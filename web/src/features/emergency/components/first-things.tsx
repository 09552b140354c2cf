import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckList } from '@web/ui/check-list';
import { Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { LinkButton } from '@web/ui/link-button';
import { Soft } from '@web/ui/text';
import { ALL_ITEMS, FIRST_ITEMS } from '../logic/supplies';

/** The short supply list: one thing of each group, and the way to the whole one. */
export function FirstThings() {
  const { t } = useTranslation('emergency');
  const language = useLanguage();
  const items = FIRST_ITEMS.map(({ id, name, description }) => ({
    id,
    text: (
      <>
        <b>{name[language]}</b>
        {description && <Soft> {description[language]}</Soft>}
      </>
    ),
  }));
  return (
    <TitledSection id="first" title={t('first.title')} note={<p>{t('first.lead')}</p>}>
      <Stack $gap={5}>
        <CheckList items={items} />
        <div data-no-print>
          <LinkButton to="/emergency-supplies" iconAfter={ArrowRight}>
            {t('first.more', { count: ALL_ITEMS.length })}
          </LinkButton>
        </div>
      </Stack>
    </TitledSection>
  );
}
