// Sends something as words that read well in KakaoTalk: what it is in the first line, then one fact to a line, an address to press last.
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BilingualText } from '@app/contracts/http/errors';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Chip } from '@web/ui/chip';
import { Row, Stack } from '@web/ui/layout';
import { useGive } from './use-give';

export interface ShareTextProps {
  /** Made when somebody presses; a text of one language is sent as it is. */
  text: () => BilingualText | string;
  hasBoth?: boolean;
}

export function ShareText({ text, hasBoth = true }: ShareTextProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const { send, byHand } = useGive();
  const [isBoth, setIsBoth] = useState(false);
  const press = () => {
    const made = text();
    if (typeof made === 'string') return send({ text: made });
    const other = language === 'ko' ? 'en' : 'ko';
    return send({ text: isBoth ? `${made[language]}\n\n${made[other]}` : made[language] });
  };
  return (
    <Stack $gap={2} data-no-print data-no-read>
      <Row $gap={2}>
        <Button icon={Share2} onClick={() => void press()}>
          {t('share.send')}
        </Button>
        {hasBoth && (
          <Chip isPressed={isBoth} onClick={() => setIsBoth(!isBoth)}>
            {t('share.both')}
          </Chip>
        )}
      </Row>
      {byHand}
    </Stack>
  );
}
