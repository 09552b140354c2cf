import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callScript } from '@app/content/records/call-scripts';
import type { CallScriptId } from '@app/content/records/call-scripts';
import type { BilingualText } from '@app/contracts/http/errors';
import { printPage } from '@web/base/in-app-browser';
import { useLanguage } from '@web/base/i18n/use-language';
import { CardButton } from '@web/shared/show-card/card-button';
import { lineCardOf } from '@web/shared/show-card/line-card';
import { Bullets } from '@web/ui/bullets';
import { Button } from '@web/ui/button';
import { Row, Stack } from '@web/ui/layout';
import { SayCard } from '@web/ui/say-card';
import { Sheet } from '@web/ui/sheet';
import { usePrintsAlone } from '@web/ui/use-prints-alone';

const PLEASE = 'Korean, please.';

function Points({ title, texts }: { title: string; texts: readonly BilingualText[] }) {
  const language = useLanguage();
  return (
    <Stack $gap={2}>
      <h3>{title}</h3>
      <Bullets>
        {texts.map((text) => (
          <li key={text.en}>{text[language]}</li>
        ))}
      </Bullets>
    </Stack>
  );
}

export interface CallSheetProps {
  script: CallScriptId;
  /** Of a help line: it has a card that somebody else can call by. */
  phone?: string;
  onClose: () => void;
}

/** One card to hold next to the phone; printed it is one page. */
export function CallSheet({ script, phone, onClose }: CallSheetProps) {
  const { t } = useTranslation('callcoach');
  const language = useLanguage();
  const found = callScript(script);
  const card = phone ? lineCardOf(phone) : null;
  usePrintsAlone();
  if (!found) return null;
  const { who, ready, say, note } = found;
  return (
    <Sheet title={t('title')} isOpen onClose={onClose} meta={<p>{t('to', { who: who[language] })}</p>}>
      <Points title={t('ready')} texts={ready} />
      <Stack $gap={2}>
        <SayCard title={t('interpreter.title')} say={t('interpreter.say')} english={PLEASE} />
        <p>{t('interpreter.note')}</p>
      </Stack>
      <Stack $gap={2}>
        <h3>{t('say')}</h3>
        {say.map((sentence) => (
          <SayCard
            key={sentence.en}
            title={t('title')}
            say={sentence[language]}
            english={language === 'ko' ? sentence.en : null}
          />
        ))}
      </Stack>
      <Points title={t('note')} texts={note} />
      <Row data-no-print>
        <Button icon={Printer} onClick={printPage}>
          {t('print')}
        </Button>
        {card && <CardButton card={() => card} />}
      </Row>
    </Sheet>
  );
}
