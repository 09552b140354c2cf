import { useTranslation } from 'react-i18next';
import { NEWSROOMS } from '@app/content/records/newsrooms';
import type { NewsSourceId, NewsSourcesResponse } from '@app/contracts/http/health-news';
import { hostOf } from '@web/base/formats/host';
import { nameIn } from '@web/base/i18n/name-in';
import { useLanguage } from '@web/base/i18n/use-language';
import { TitledSection } from '@web/ui/titled-section';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { Note } from '@web/ui/text';
import { useMoment } from './freshness';

/** The specification's three: the federal Medicare agency, the state's health department, Social Security. */
const SHOWN: readonly NewsSourceId[] = ['cms', 'dhcs', 'ssa'];

/** The agencies' own news pages, each with when we last read it. */
export function Newsrooms({ sources }: { sources: NewsSourcesResponse | undefined }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const moment = useMoment();
  const rooms = SHOWN.flatMap((id) => NEWSROOMS.find((room) => room.id === id) ?? []);
  return (
    <TitledSection id="newsrooms" title={t('newsrooms.title')} note={<Note>{t('newsrooms.note')}</Note>}>
      <RowList labelledBy="newsrooms">
        {rooms.map(({ id, name, nameKo, url, unconfirmedFields }) => {
          const goodAt = sources?.sources.find(({ source }) => source === id)?.goodAt;
          return (
            <ListRow
              key={id}
              name={nameIn({ name, nameKo }, language)}
              facts={[
                hostOf(url),
                goodAt && t('newsrooms.read', { at: moment(goodAt) }),
                unconfirmedFields.includes('url') && t('newsrooms.unconfirmed'),
              ]}
              step={{ label: t('newsrooms.go'), href: url }}
            />
          );
        })}
      </RowList>
    </TitledSection>
  );
}
