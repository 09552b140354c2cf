import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { SampleMark } from '@web/ui/sample-mark';
import { Note } from '@web/ui/text';
import { useCheckedPage } from './use-figure-checks';

/** More names than that are counted. */
const MAX_NAMES = 3;

export interface CheckedWordsProps {
  url: string | null;
  /** Whether the page is an authority's own, or another that says so. */
  of?: 'official' | 'source';
  /** Only these of the page's values concern the reader; left out = all. As our tables have them. */
  values?: readonly (string | null)[];
  /** How and when a person saw it: shown until the page was found to print what we print. */
  children?: ReactNode;
}

/** Behind the link to a page: the day on which it was found to print what we print, and which of it is being checked. */
export function CheckedWords({ url, of = 'official', values, children }: CheckedWordsProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const page = useCheckedPage(url);
  if (!page) return children;
  const { foundOn, isSample } = page;
  const checking = page.checking.filter(({ value }) => values?.includes(value) ?? true);
  if (foundOn === null && checking.length === 0) return children;
  const names = [...new Set(checking.map(({ label }) => label[language]))];
  const what = names.slice(0, MAX_NAMES).join(', ');
  return (
    <>
      <span>{foundOn === null ? children : t(`checks.${of}`, { date: formatDate(foundOn, language) })}</span>
      {checking.length > 0 && (
        <>
          {' '}
          <Badge tone="warning" icon={Clock}>
            {t('checks.mark')}
          </Badge>{' '}
          {names.length > MAX_NAMES
            ? t('checks.checkingMore', { what, count: names.length - MAX_NAMES })
            : t('checks.checking', { what })}{' '}
          {t('checks.next')}
        </>
      )}
      {isSample && (
        <>
          {' '}
          <SampleMark />
        </>
      )}
    </>
  );
}

/** The same as a line of its own, which is not there while there is nothing to say. */
export function CheckedNote(props: Omit<CheckedWordsProps, 'children'>) {
  const isKnown = useCheckedPage(props.url) !== undefined;
  return (
    isKnown && (
      <Note as="div">
        <CheckedWords {...props} />
      </Note>
    )
  );
}
