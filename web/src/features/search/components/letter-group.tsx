import { useTranslation } from 'react-i18next';
import type { LetterRecord } from '@app/content/records/letters';
import { useLanguage } from '@web/base/i18n/use-language';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { HitGroup } from './hit-list';

export interface LetterGroupProps {
  letters: readonly LetterRecord[];
  titleAs?: 'h2' | 'h3';
}

/** Letters that the words mean, each a link into the letter helper. */
export function LetterGroup({ letters, titleAs = 'h2' }: LetterGroupProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <HitGroup title={t('groups.letters')} titleAs={titleAs}>
      {(id) => (
        <RowList labelledBy={id}>
          {letters.map((letter) => (
            <ListRow
              key={letter.id}
              name={letter.title[language]}
              nameAs={titleAs === 'h2' ? 'h3' : 'h4'}
              otherName={letter.title[other]}
              otherLang={other}
              facts={[letter.sender[language]]}
              moreTo={`/letters#${letter.id}`}
            />
          ))}
        </RowList>
      )}
    </HitGroup>
  );
}
