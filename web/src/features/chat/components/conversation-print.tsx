import { useTranslation } from 'react-i18next';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { HELP_LINES } from '@web/base/contacts';
import { useToday } from '@web/shared/use-today';
import { PrintSheet } from '@web/ui/print-sheet';
import { CANNED_LINES } from '../logic/canned';
import type { Conversation, Question } from '../logic/conversation';

function PrintedAnswer({ question }: { question: Question }) {
  const { t } = useTranslation('chat');
  const { reply, canned } = question;
  if (canned) {
    return (
      <>
        <p>{t(`canned.${canned}`)}</p>
        {CANNED_LINES[canned].map((line) => (
          <p key={line}>
            {t(`lines.${line}`)} <b>{HELP_LINES[line].number}</b>
          </p>
        ))}
      </>
    );
  }
  if (!reply) return null;
  return (
    <>
      {reply.parts.map(({ text, sources }, at) => (
        <p key={at} lang={reply.language}>
          {text} {sources.map((number) => `[${number}]`).join('')}
        </p>
      ))}
      {reply.phones.map(({ id, who, number }) => (
        <p key={id}>
          {who} <b>{number}</b>
        </p>
      ))}
      {reply.sources.map(({ number, title, url }) => (
        <p key={number}>{`[${number}] ${title} ${url ?? ''}`}</p>
      ))}
    </>
  );
}

/** The conversation on paper: questions, answers, numbers to call and the addresses of the sources. */
export function ConversationPrint({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const today = useToday();
  return (
    <PrintSheet title={t('print.title')} date={formatDay(today, language, true)} foot={t('about')}>
      {conversation.questions.map((question) => (
        <section key={question.id}>
          <h3>{question.text}</h3>
          <PrintedAnswer question={question} />
        </section>
      ))}
    </PrintSheet>
  );
}
