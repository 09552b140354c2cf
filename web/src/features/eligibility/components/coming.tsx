import { useTranslation } from 'react-i18next';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { Stack } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { sourceWith } from '../logic/answer-records';

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Papers to bring, and days on which the rules change as far as they are already law: folded, next to the receipt. */
export function Coming({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const changes = answer.switches.map(({ source, ...change }) => ({ ...change, source: source && sourceWith(source) }));
  return (
    <>
      <Fold title={t('papers.title')} note={t('papers.note', { count: answer.documents.length })}>
        <Bullets>
          {answer.documents.map((document) => (
            <li key={document.en}>{document[language]}</li>
          ))}
        </Bullets>
      </Fold>
      {answer.switches.length > 0 && (
        <Fold title={t('switches.title')} note={answer.switches[0]?.title[language]}>
          <Stack as="ul" $gap={3}>
            {changes.map(({ on, title, text, source }) => (
              <li key={`${on}${title.en}`}>
                <b>
                  {on && FULL_DAY.test(on) ? `${formatDay(on, language, true)}: ${title[language]}` : title[language]}
                </b>
                <p>{text[language]}</p>
                {source && (
                  <Note>
                    <TextLink href={source.url}>{source.citation[language]}</TextLink>
                  </Note>
                )}
              </li>
            ))}
          </Stack>
        </Fold>
      )}
    </>
  );
}
