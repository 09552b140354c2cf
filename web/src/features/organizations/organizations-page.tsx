import { useTranslation } from 'react-i18next';
import { useQuery } from '@web/shared/address/use-query';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useProviders } from '@web/shared/providers/use-providers';
import { FoldLine } from '@web/ui/fold-line';
import { Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { HubCategories } from './components/hub-categories';
import { HubForm, HubResults } from './components/hub-search';
import { HUB_QUERY, hubPath } from './logic/hub-query';

/** /healthcare-organizations: a name looked for among all three kinds, what the kinds are, how many we know, where to look. */
export function OrganizationsPage() {
  const { t } = useTranslation('organizations');
  const [query, askQuery] = useQuery(HUB_QUERY);
  const words = query.q;
  const hasSearched = words !== '';
  const providers = useProviders(hubPath(words));
  const { headingRef, expectFocus } = useFocusAfterSearch(providers.answer !== undefined, words);
  const ask = (q: string) => {
    expectFocus();
    askQuery({ q });
  };
  const form = <HubForm words={words} onSearch={ask} />;
  return (
    <Wrap>
      <PageHead title={t('hub.title')} purpose={hasSearched ? undefined : t('hub.purpose')} crumbs={[]} />
      <Stack $gap={5}>
        {hasSearched && (
          <>
            <FoldLine hasSearched parts={[words]} title={t('hub.form')}>
              {() => form}
            </FoldLine>
            <HubResults words={words} providers={providers} headingRef={headingRef} onClear={() => ask('')} />
          </>
        )}
        <Stack as="section" $gap={3} aria-labelledby="categories">
          <h2 id="categories">{t('hub.categories')}</h2>
          <HubCategories labelledBy="categories" />
        </Stack>
        {!hasSearched && form}
      </Stack>
    </Wrap>
  );
}
