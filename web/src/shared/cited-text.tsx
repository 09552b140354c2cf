// Sentences of curated answers with today's amounts in them, and the pages they rest on.
import { withAmounts } from '@app/content/records/amounts';
import { citedPage } from '@app/content/records/cited';
import type { BilingualText } from '@app/contracts/http/errors';
import { keepTogether } from '@web/base/formats/keep-together';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';
import { SourceLine, SourceName } from '@web/ui/source-line';
import { TextLink } from '@web/ui/text-link';
import { CheckedWords } from './checks/checked-words';
import { useFigures } from './benefits/use-figures';
import { useToday } from './use-today';

/** A curated text in the language of the page, its amounts filled in. */
export function useAmountText(): (text: BilingualText) => string {
  const language = useLanguage();
  const today = useToday();
  const figures = useFigures();
  return (text) => keepTogether(withAmounts(text, today, figures)[language]);
}

/** The pages behind an answer in one quiet line, with the day of the newest look. @param ids for `citedPage` */
export function CitedPages({ ids }: { ids: readonly string[] }) {
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  const pages = [...new Set(ids)].map(citedPage);
  return (
    <SourceLine>
      {pages.map(({ title, url, checkedOn, verified }, at) => (
        <SourceName key={title.en}>
          {url ? <TextLink href={url}>{title[language]}</TextLink> : <span>{title[language]}</span>}
          <span>{' · '}</span>
          <CheckedWords url={url}>{checkedDate(checkedOn, verified)}</CheckedWords>
          {at < pages.length - 1 && <span>{', '}</span>}
        </SourceName>
      ))}
    </SourceLine>
  );
}
