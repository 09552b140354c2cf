import { SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CHAT_LIMITS } from '@app/contracts/http/chat';
import { ENTER_SENDS, isComposed } from '@web/base/hangul-enter';
import { Button } from '@web/ui/button';
import { controlStyle, FieldError } from '@web/ui/field-parts';
import { VisuallyHidden } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
  padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  @container page (max-width: 21rem) {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[3]};
  }
`;

const Box = styled.textarea`
  ${controlStyle}
  display: block;
  min-height: 3.25rem;
  max-height: 8.5rem;
  padding-block: 0.75rem;
  line-height: 1.4;
  resize: none;
  field-sizing: content;
`;

const Fault = styled.div`
  grid-column: 1 / -1;
  font-size: ${text[6]};
`;

export interface ChatFormProps {
  canSend: boolean;
  onSend: (text: string) => void;
  /** Focus goes here when the window opens. */
  boxRef: Ref<HTMLTextAreaElement>;
}

/** What is being written; a blank message is refused where it is. */
function useDraft(canSend: boolean, onSend: (text: string) => void) {
  const [message, setMessage] = useState('');
  const [isBlank, setIsBlank] = useState(false);
  const type = (text: string) => {
    setMessage(text);
    setIsBlank(false);
  };
  const submit = () => {
    if (!canSend) return;
    if (message.trim() === '') {
      setIsBlank(true);
      return;
    }
    onSend(message);
    setMessage('');
  };
  return { message, isBlank, type, submit };
}

/** Enter sends, Shift and Enter make a new line. Enter inside a Hangul syllable sends as well (sendByHangulEnter). */
export function ChatForm({ canSend, onSend, boxRef }: ChatFormProps) {
  const { t } = useTranslation('chat');
  const { message, isBlank, type, submit } = useDraft(canSend, onSend);
  const faultId = useId();
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposed(event.nativeEvent)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form
      data-no-print
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <label>
        <VisuallyHidden>{t('form.label')}</VisuallyHidden>
        <Box
          {...ENTER_SENDS}
          ref={boxRef}
          rows={1}
          value={message}
          maxLength={CHAT_LIMITS.message}
          placeholder={t('form.placeholder')}
          enterKeyHint="send"
          aria-invalid={isBlank || undefined}
          aria-describedby={isBlank ? faultId : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </label>
      <Button type="submit" variant="primary" icon={SendHorizontal} disabled={!canSend}>
        {t('form.send')}
      </Button>
      {isBlank && (
        <Fault>
          <FieldError id={faultId}>{t('form.blank')}</FieldError>
        </Fault>
      )}
    </Form>
  );
}
