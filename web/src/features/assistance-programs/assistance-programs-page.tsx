import { Globe, ListChecks, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PROGRAM_TYPES } from '@app/contracts/http/assistance-programs';
import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import { HELP_LINES } from '@web/base/contacts';
import { useLanguage } from '@web/base/i18n/use-language';
import { useQuery } from '@web/shared/address/use-query';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { EmptyState } from '@web/ui/empty-state';
import { HelpBand } from '@web/ui/help-band';
import { Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { NothingMatches } from '@web/ui/nothing-matches';
import { PageHead } from '@web/ui/page-head';
import { RowList } from '@web/ui/row-list';
import { useSheet } from '@web/ui/use-sheet';
import { ProgramSheet } from './components/program-sheet';
import { usePrograms } from './hooks/use-programs';
import { PROGRAM_QUERY, findPrograms } from './logic/program-list';
import type { ProgramQuery } from './logic/program-list';
import { useTyped } from '@web/shared/address/use-typed';
import { Fold } from '@web/ui/receipt-fold';
import { SortChips } from '@web/ui/sort-chips';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { useFigures } from '@web/shared/benefits/use-figures';
import { useToday } from '@web/shared/use-today';
import { ListRow } from '@web/ui/list-row';
import type { RowStep } from '@web/ui/row-presses';
import { useLimitWords } from './hooks/use-limit-words';
import { limitsOf } from './logic/program-limits';

/** Without a number: the program's own page, else the page its record rests on. */
function stepOf({ contactInfo, provenance }: AssistanceProgramResponse, label: string): RowStep | null {
  const href = contactInfo.website ?? (provenance.origin === 'sample' ? '' : provenance.sourceUrl);
  return /^https?:/.test(href) ? { label, href, icon: Globe } : null;
}

/** One program: its name in both languages, what it helps with, the first amount it goes by, whom to call. */
function ProgramRow({ program, onMore }: { program: AssistanceProgramResponse; onMore: () => void }) {
  const { t } = useTranslation('programs');
  const language = useLanguage();
  const limitWords = useLimitWords();
  const [first] = limitsOf(program.id, useFigures(), useToday());
  const isKorean = language === 'ko';
  const { name, nameKo, type, contactInfo, provenance } = program;
  return (
    <ListRow
      name={isKorean ? nameKo : name}
      nameLang={language}
      otherName={isKorean ? name : null}
      otherLang="en"
      facts={[
        t(`types.${type}`),
        contactInfo.phone && contactInfo.phoneLabel && t('row.phoneOf', { who: contactInfo.phoneLabel[language] }),
        provenance.confidence === 'memory' && t('row.unconfirmed'),
      ]}
      why={first && limitWords(first)}
      isSample={provenance.origin === 'sample'}
      phone={contactInfo.phone}
      step={stepOf(program, t('site'))}
      onMore={onMore}
    />
  );
}

interface ProgramFinderProps {
  query: ProgramQuery;
  onChange: (part: Partial<ProgramQuery>) => void;
  count: number;
}

const ALL = 'all';
const CHIPS = [ALL, 'premium', 'prescription', 'financial', 'other'] as const;

/** What one needs help with, and words; the count is said to screen readers too. */
function ProgramFinder({ query, onChange, count }: ProgramFinderProps) {
  const { t } = useTranslation('programs');
  const typed = useTyped(query.words, (text) => onChange({ words: text }));
  return (
    <Stack $gap={2} data-no-print>
      <SortChips
        label={t('finder.type')}
        options={CHIPS.map((id) => ({ id, label: t(`types.${id}`) }))}
        value={query.type ?? ALL}
        onChange={(chosen) => onChange({ type: PROGRAM_TYPES.find((type) => type === chosen) ?? null })}
      />
      <Fold title={t('finder.title')} icon={Search} isOpenAtFirst={query.words !== ''}>
        <div role="search" aria-label={t('finder.title')}>
          <TextField label={t('finder.words')} type="search" maxLength={100} {...typed} />
        </div>
      </Fold>
      <VisuallyHidden role="status">{t('finder.count', { count })}</VisuallyHidden>
    </Stack>
  );
}

const HELP = ['hicap', 'socialSecurity', 'community'] as const;

function Help() {
  const { t } = useTranslation('programs');
  const phones = HELP.map((id) => ({
    id,
    who: t(`lines.${id}.who`),
    phone: HELP_LINES[id].number,
    when: t(`lines.${id}.when`),
  }));
  return <HelpBand title={t('help.title')} text={t('help.text')} phones={phones} />;
}

/** The server knows no program at all. */
function NoPrograms() {
  const { t } = useTranslation('programs');
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <LinkButton to="/eligibility" variant="primary">
          {t('check')}
        </LinkButton>
      }
    >
      <p>{t('none.text')}</p>
    </EmptyState>
  );
}

interface FoundProps {
  programs: readonly AssistanceProgramResponse[];
  found: readonly AssistanceProgramResponse[];
  onShowAll: () => void;
}

function Found({ programs, found, onShowAll }: FoundProps) {
  const { t } = useTranslation('programs');
  const sheet = useSheet('program');
  if (found.length === 0) {
    return <NothingMatches title={t('empty.title')} text={t('empty.text')} all={t('empty.all')} onAll={onShowAll} />;
  }
  return (
    <>
      <RowList label={t('list')} hasSamples={found.some(({ provenance }) => provenance.origin === 'sample')}>
        {found.map((program) => (
          <ProgramRow key={program.id} program={program} onMore={() => sheet.open(program.id)} />
        ))}
      </RowList>
      <ProgramSheet program={programs.find(({ id }) => id === sheet.openId) ?? null} onClose={sheet.close} />
    </>
  );
}

function Programs() {
  const { t } = useTranslation('programs');
  const language = useLanguage();
  const [query, ask] = useQuery(PROGRAM_QUERY);
  const { programs, error, refetch } = usePrograms();
  if (!programs) {
    return error ? (
      <SearchFailed error={error} onRetry={refetch} namespace="programs" />
    ) : (
      <ResultsLoading namespace="programs" />
    );
  }
  if (programs.length === 0) return <NoPrograms />;
  const found = findPrograms(programs, query, language);
  // Typing replaces the address: going back leaves the page instead of taking letters away.
  const change = (part: Partial<ProgramQuery>) => ask(part, true);
  return (
    <Stack $gap={3} as="section" aria-labelledby="programs">
      <h2 id="programs">{t('finder.count', { count: found.length })}</h2>
      <ProgramFinder query={query} onChange={change} count={found.length} />
      <Found programs={programs} found={found} onShowAll={() => change(PROGRAM_QUERY.empty)} />
    </Stack>
  );
}

/** /assistance-programs: every program with what it goes by this year, whom to call and how to apply. */
export function AssistanceProgramsPage() {
  const { t } = useTranslation('programs');
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        crumbs={[]}
        action={
          <LinkButton to="/eligibility" variant="primary" icon={ListChecks}>
            {t('check')}
          </LinkButton>
        }
      />
      <Programs />
      <Help />
    </Wrap>
  );
}
