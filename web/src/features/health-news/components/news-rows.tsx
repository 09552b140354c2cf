import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HealthNewsResponse } from '@app/contracts/http/health-news';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';

const Summary = styled.p`
  grid-column: 1 / -1;
  margin-block-start: 0.375rem;
`;

function NewsRow({ item }: { item: HealthNewsResponse }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  return (
    <ListRow
      name={item.title}
      nameAs="h2"
      nameLang={item.language}
      facts={[
        t(`category.${item.category}`),
        formatDay(item.date, language, true),
        language === 'ko' ? item.sourceKo : item.source,
      ]}
      isSample={item.origin === 'sample'}
      step={{ label: t('read'), href: item.url }}
    >
      {item.summary !== null && <Summary lang={item.language}>{item.summary}</Summary>}
    </ListRow>
  );
}

/** News as the agencies wrote them, each with the way to the original. */
export function NewsRows({ items, label }: { items: readonly HealthNewsResponse[]; label: string }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const isForeign = items.some((item) => item.language !== language);
  const isInvented = items.some(({ origin }) => origin === 'sample');
  return (
    <RowList
      label={label}
      honest={
        (isForeign || isInvented) && (
          <>
            {isForeign && <p>{t('foreign')}</p>}
            {isInvented && <p>{t('sample')}</p>}
          </>
        )
      }
    >
      {items.map((item) => (
        <NewsRow key={item.id} item={item} />
      ))}
    </RowList>
  );
}
