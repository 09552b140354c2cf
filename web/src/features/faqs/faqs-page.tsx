import { MailOpen, MessageCircle, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FAQS, FAQ_CATEGORIES } from '@app/content/records/faqs';
import type { FaqRecord } from '@app/content/records/faqs';
import { printPage } from '@web/base/in-app-browser';
import { HELP_LINES } from '@web/base/contacts';
import { partOf } from '@web/base/part-of-address';
import { useQuery } from '@web/shared/address/use-query';
import type { Ask } from '@web/shared/address/use-query';
import { FaqAccordion } from '@web/shared/faqs/faq-accordion';
import { AnswerCard } from '@web/shared/reply/answer-card';
import { useTypedAnswer } from '@web/shared/reply/use-search-answer';
import { Button } from '@web/ui/button';
import { HelpBand } from '@web/ui/help-band';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { NothingMatches } from '@web/ui/nothing-matches';
import { PageHead } from '@web/ui/page-head';
import { useIsPrinting } from '@web/ui/use-is-printing';
import { cardOf, FAQ_QUERY, findFaqs, withFirst } from './logic/faq-list';
import type { FaqQuery } from './logic/faq-list';
import { useTyped } from '@web/shared/address/use-typed';
import { SortChips } from '@web/ui/sort-chips';
import { VisuallyHidden } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';

const ALL = 'all';

interface FaqFinderProps {
  query: FaqQuery;
  onChange: (part: Partial<FaqQuery>) => void;
  count: number;
}

/** Words and category; how many are left is said to screen readers too. */
function FaqFinder({ query, onChange, count }: FaqFinderProps) {
  const { t } = useTranslation('faqs');
  const typed = useTyped(query.words, (text) => onChange({ words: text }));
  return (
    <Stack $gap={3} data-no-print>
      <div role="search" aria-label={t('finder.title')}>
        <TextField label={t('finder.words')} type="search" maxLength={200} {...typed} />
      </div>
      <SortChips
        label={t('finder.category')}
        options={[ALL, ...FAQ_CATEGORIES].map((id) => ({ id, label: t(`categories.${id}`) }))}
        value={query.category ?? ALL}
        onChange={(chosen) => onChange({ category: FAQ_CATEGORIES.find((id) => id === chosen) ?? null })}
      />
      <VisuallyHidden role="status">{t('finder.count', { count })}</VisuallyHidden>
    </Stack>
  );
}

/** Two of each category before "all". */
const FIRST = 14;
const HELP = ['hicap', 'medicare'] as const;

interface QuestionsProps {
  found: readonly FaqRecord[];
  onOpen: (id: string) => void;
}

/** Shows the first ones only, because a phone draws them again at every typed letter; those that a link has named stay among them. */
function Questions({ found, onOpen }: QuestionsProps) {
  const { t } = useTranslation('faqs');
  const isPrinting = useIsPrinting();
  const open = partOf(useLocation().hash);
  const [hasAll, setHasAll] = useState(false);
  const [named, setNamed] = useState([open]);
  if (!named.includes(open)) setNamed([...named, open]);
  const shown = hasAll || isPrinting ? found : found.filter(({ id }, index) => index < FIRST || named.includes(id));
  return (
    <Stack $gap={3}>
      <FaqAccordion faqs={shown} onOpen={onOpen} />
      {shown.length < found.length && (
        <Button onClick={() => setHasAll(true)}>{t('more', { count: found.length })}</Button>
      )}
    </Stack>
  );
}

function Found({ query, ask }: { query: FaqQuery; ask: Ask<FaqQuery> }) {
  const { t } = useTranslation('faqs');
  const answer = useTypedAnswer(query.words);
  const found = withFirst(findFaqs(query), answer);
  const isElsewhere = answer !== null && !found.some(({ id }) => cardOf(id) === answer.reply.card);
  return (
    <Stack $gap={4} as="section" aria-labelledby="questions">
      <h2 id="questions">{t('finder.count', { count: found.length })}</h2>
      <FaqFinder query={query} onChange={(part) => ask(part, true)} count={found.length} />
      {isElsewhere && <AnswerCard answer={answer} titleAs="h3" />}
      {found.length > 0 ? (
        <Questions key={query.category ?? 'all'} found={found} onOpen={(id) => ask({}, true, id)} />
      ) : isElsewhere ? null : (
        <NothingMatches
          title={t('empty.title')}
          text={t('empty.text')}
          all={t('empty.all')}
          onAll={() => ask(FAQ_QUERY.empty, true)}
        />
      )}
    </Stack>
  );
}

/** /faqs: questions with dated, sourced answers; `?q`, `?category` and `#id` lead to each of them. */
export function FaqsPage() {
  const { t } = useTranslation('faqs');
  const [query, ask] = useQuery(FAQ_QUERY);
  return (
    <Wrap>
      <PageHead title={t('title')} purpose={t('purpose', { count: FAQS.length })} crumbs={[]} />
      <Stack $gap={3}>
        {/* Typing replaces the address: going back leaves the page instead of removing characters. */}
        <Found query={query} ask={ask} />
        <Row data-no-print>
          <Button icon={Printer} onClick={printPage}>
            {t('print')}
          </Button>
          <LinkButton to="/letters" icon={MailOpen}>
            {t('letters')}
          </LinkButton>
        </Row>
      </Stack>
      <HelpBand
        title={t('help.title')}
        text={t('help.text')}
        phones={HELP.map((id) => ({
          id,
          who: t(`help.${id}`),
          phone: HELP_LINES[id].number,
          when: t(`help.${id}When`),
        }))}
      >
        <LinkButton to="/contact" icon={MessageCircle}>
          {t('help.contact')}
        </LinkButton>
      </HelpBand>
    </Wrap>
  );
}
