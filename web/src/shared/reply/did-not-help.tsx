// "This answer did not help": counted by the card alone; nothing of the question is sent.
import { ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANSWER_COUNT_PATHS } from '@app/contracts/http/answer-counts';
import type { ChatReply } from '@app/contracts/http/chat';
import { apiSend } from '@web/shared/api/api-client';
import { Button } from '@web/ui/button';
import { Note } from '@web/ui/text';

/** Danger and greetings are no answers that could help or not. */
const mayBeRated = ({ kind }: ChatReply): boolean => kind !== 'emergency' && kind !== 'greeting';

export function DidNotHelp({ reply }: { reply: ChatReply }) {
  const { t } = useTranslation('chat');
  const [state, setState] = useState<'open' | 'sending' | 'counted' | 'failed'>('open');
  if (!mayBeRated(reply)) return null;
  const press = async () => {
    setState('sending');
    try {
      await apiSend('POST', ANSWER_COUNT_PATHS.unhelpful, { card: reply.card });
      setState('counted');
    } catch {
      setState('failed');
    }
  };
  return (
    <div data-no-print>
      {state !== 'counted' && (
        <Button variant="quiet" icon={ThumbsDown} isBusy={state === 'sending'} onClick={() => void press()}>
          {t('unhelpful.press')}
        </Button>
      )}
      <Note role="status">{(state === 'counted' || state === 'failed') && t(`unhelpful.${state}`)}</Note>
    </div>
  );
}
