// What is here while no agency's news could be read: our own dated items, each with its source.
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import { publisherOf } from '@app/content/records/publisher-of';
import type { NewsCategory } from '@app/contracts/http/health-news';
import { formatDate } from '@web/base/formats/dates';
import { hostOf } from '@web/base/formats/host';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import { updatesOn } from '@web/shared/benefits/update-order';
import type { DatedUpdate } from '@web/shared/benefits/update-order';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { useToday } from '@web/shared/use-today';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { SourceLine } from '@web/ui/source-line';
import { TextLink } from '@web/ui/text-link';

const CATEGORY: Record<DatedUpdate['page'], NewsCategory> = {
  '/medicare': 'medicare',
  '/medi-cal': 'medi-cal',
  '/covered-california': 'covered-california',
};

const Body = styled.div`
  grid-column: 1 / -1;
  display: grid;
  margin-block-start: 0.375rem;
`;

function OwnRow({ update }: { update: DatedUpdate }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  const { sourceUrl } = update;
  return (
    <ListRow
      nameAs="h2"
      name={nameIn(update, language)}
      facts={[
        t(`category.${CATEGORY[update.page]}`),
        t('own.from', { date: formatDate(update.effectiveOn, language) }),
        update.isComing && t('own.coming'),
      ]}
      step={{ label: t('own.go'), to: update.page, icon: ArrowRight }}
    >
      <Body>
        <p>{update.text[language]}</p>
        {sourceUrl && (
          <SourceLine>
            <TextLink href={sourceUrl}>{publisherOf(sourceUrl)?.[language] ?? hostOf(sourceUrl)}</TextLink> ·{' '}
            <CheckedWords url={sourceUrl}>
              {t('own.checked', { date: checkedDate(update.checkedOn, update.verified) })}
            </CheckedWords>
          </SourceLine>
        )}
      </Body>
    </ListRow>
  );
}

/** Nearest in time first. @param most all of them when it is left out */
export function OwnRows({ label, most }: { label: string; most?: number }) {
  const today = useToday();
  return (
    <RowList label={label}>
      {updatesOn(today, POLICY_UPDATES)
        .slice(0, most)
        .map((update) => (
          <OwnRow key={update.id} update={update} />
        ))}
    </RowList>
  );
}
