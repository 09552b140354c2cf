import { useTranslation } from 'react-i18next';
import { withZip } from '@web/base/zip-travel';
import { HelpPhones } from '@web/shared/providers/help-phones';
import { EmptyState } from '@web/ui/empty-state';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { everywhere, searchPageAddress } from '../logic/search-question';
import type { SearchQuestion } from '../logic/search-question';

export interface NothingFoundProps {
  question: SearchQuestion;
  /** The whole ZIP of the question; '' = none. */
  zip: string;
  /** A crawl for this ZIP is under way: nothing is final. */
  isCollecting: boolean;
}

/** Never a wall: the same words in all of California, the directories, and somebody to call. */
export function NothingFound({ question, zip, isCollecting }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const wider = everywhere(question);
  return (
    <Stack>
      <EmptyState
        title={t(isCollecting ? 'none.notYet' : 'none.title')}
        titleAs="h3"
        action={
          <Row style={{ justifyContent: 'center' }}>
            {wider && (
              <LinkButton variant="primary" to={searchPageAddress(wider)}>
                {t('none.everywhere')}
              </LinkButton>
            )}
            <LinkButton to={withZip('/doctors', zip)}>{t('none.doctors')}</LinkButton>
            <LinkButton to={withZip('/hospitals', zip)}>{t('none.hospitals')}</LinkButton>
            <LinkButton to={withZip('/insurance-search', zip)}>{t('none.plans')}</LinkButton>
          </Row>
        }
      >
        <p>{t('none.text')}</p>
      </EmptyState>
      <HelpPhones />
    </Stack>
  );
}
