import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ReplySource } from '@app/contracts/http/chat';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';

const List = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
  li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }
`;

/** A web address of somebody else, or nothing: what a service sends is not trusted with another kind of link. */
const webAddress = (url: string | null): string | null => (url && /^https?:\/\//.test(url) ? url : null);

/** What the numbers next to the sentences stand for. */
export function ReplySources({ sources }: { sources: readonly ReplySource[] }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  if (sources.length === 0) return null;
  return (
    <List aria-label={t('sources')}>
      {sources.map(({ number, title, url, checkedOn }) => {
        const address = webAddress(url);
        return (
          <li key={number}>
            <span>{number}.</span>
            <span>
              {address ? <TextLink href={address}>{title}</TextLink> : <span>{title}</span>}{' '}
              <CheckedWords url={url}>{t('checked', { date: formatDay(checkedOn, language, true) })}</CheckedWords>
            </span>
          </li>
        );
      })}
    </List>
  );
}
