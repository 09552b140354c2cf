import { ShieldQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LOOK_ALIKES } from '@app/content/records/letters';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Row } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';

const SIGNS = ['ask', 'pay', 'call', 'check'] as const;

/** "이 편지가 진짜인가요?": what no real letter asks, and the look-alikes. On every letter. */
export function RealLetter({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  return (
    <Fold title={t('real.title')} note={t('real.note')} icon={ShieldQuestionMark} titleAs="h3">
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>{t(`real.${sign}`)}</li>
        ))}
      </ul>
      <p>{t('real.alike')}</p>
      <Row $gap={2}>
        {LOOK_ALIKES.filter((letter) => letter.id !== id).map((letter) => (
          <Button key={letter.id} onClick={() => onOpen(letter.id)}>
            {letter.title[language]}
          </Button>
        ))}
      </Row>
    </Fold>
  );
}
