import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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
import { ProgramFinder } from './components/program-finder';
import { ProgramRow } from './components/program-row';
import { ProgramSheet } from './components/program-sheet';
import { usePrograms } from './hooks/use-programs';
import { findPrograms, PROGRAM_QUERY } from './logic/program-list';
import type { ProgramQuery } from './logic/program-list';

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
  const { programs, error, askAgain } = usePrograms();
  if (!programs) {
    return error ? (
      <SearchFailed error={error} onRetry={askAgain} namespace="programs" />
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
