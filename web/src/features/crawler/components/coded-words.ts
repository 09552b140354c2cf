// What the server says as codes, in words: failures, notes of runs, rhythms.
import { useTranslation } from 'react-i18next';
import type { CrawlRhythm } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCE_TEXTS, CRAWL_SOURCES } from '@app/contracts/http/crawl-sources';
import type { RunNote, RunResponse } from '@app/contracts/http/crawler';
import { useNow } from '@web/shared/crawl/use-now';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { momentText } from '../logic/moment';

const DAY_CLOCK_MS = 60_000;

/** Why a run failed, and what an operator does next; visitors get another step. */
export function useFailureText(): (failure: NonNullable<RunResponse['failure']>) => { what: string; next: string } {
  const { t } = useTranslation(['crawler', 'crawl']);
  return ({ code }) => ({ what: t(`crawl:failure.${code}.what`), next: t(`crawler:step.${code}`) });
}

/** What a run says about itself besides its counts, each a sentence. */
export function useRunNotes(): (run: RunResponse) => string[] {
  const { t } = useTranslation(['crawler', 'crawl']);
  const language = useLanguage();
  const now = useNow(DAY_CLOCK_MS);
  const sentence = ({ code, params = {} }: RunNote): string => {
    // Rows of before keep the sentence that was said, in both languages.
    if (code === 'said') return String(params[language] ?? '');
    if (code === 'unchanged' || code === 'changes_since')
      return t(`crawler:note.${code}`, { at: momentText(String(params.since), now, language) });
    if (code === 'fell') {
      const counts = Object.entries(params).map(([name, count]) => [name, formatNumber(Number(count), language)]);
      return t('crawler:note.fell', Object.fromEntries(counts) as Record<string, string>);
    }
    const of = CRAWL_SOURCES.find((source) => source === params.source);
    const counts = {
      found: formatNumber(Number(params.found ?? 0), language),
      before: formatNumber(Number(params.before ?? 0), language),
    };
    const name = of === undefined ? '' : CRAWL_SOURCE_TEXTS[of].name[language];
    const reason = params.reason === undefined ? '' : t(`crawl:failure.${params.reason}.what`);
    return t(`crawler:note.${code}`, { reason, name, ...counts });
  };
  return ({ result }) => {
    const notes = result?.notes ?? [];
    const fields = notes.flatMap(({ code, params }) => (code === 'value_changed' ? [params?.field] : []));
    const said = notes.filter(({ code }) => code !== 'value_changed').map(sentence);
    if (fields.length === 0) return said;
    const names = fields.map((field) => t(`crawler:planField.${field}`)).join(', ');
    return [t('crawler:note.value_changed', { fields: names }), ...said];
  };
}

export function useScheduleText(): (rhythm: CrawlRhythm) => string {
  const { t } = useTranslation('crawler');
  return ({ code, params = {} }) =>
    t(`rhythm.${code}`, {
      day: params.day,
      weekday: params.weekday === undefined ? '' : t(`weekday.day${params.weekday}`),
    });
}
