import { useTranslation } from 'react-i18next';
import { GLOSSARY } from '@app/content/records/glossary';
import { useLanguage } from '@web/base/i18n/use-language';
import { useAmountText } from '@web/shared/cited-text';
import { ReadAloud } from '@web/shared/read-aloud/read-aloud';
import { Stack } from '@web/ui/layout';
import { TextLink } from '@web/ui/text-link';

/** What a term means, and the way to all terms. @param id of libs/content/data/terms.json */
export function TermMeaning({ id }: { id: string }) {
  const { t } = useTranslation('glossary');
  const language = useLanguage();
  const say = useAmountText();
  const found = GLOSSARY.find((term) => term.id === id);
  if (!found) return null;
  return (
    <Stack $gap={2}>
      <b>{found.term[language]}</b>
      <p>{say(found.meaning)}</p>
      <ReadAloud text={`${found.term[language]}\n${say(found.meaning)}`} />
      <div>
        <TextLink to={`/glossary#${id}`}>{t('more')}</TextLink>
      </div>
    </Stack>
  );
}
