import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import { useLanguage } from '@web/base/i18n/use-language';
import { useFigures } from '@web/shared/benefits/use-figures';
import { useToday } from '@web/shared/use-today';
import { ListRow } from '@web/ui/list-row';
import type { RowStep } from '@web/ui/row-presses';
import { useLimitWords } from '../hooks/use-limit-words';
import { limitsOf } from '../logic/program-limits';

/** Without a number: the program's own page, else the page its record rests on. */
function stepOf({ contactInfo, provenance }: AssistanceProgramResponse, label: string): RowStep | null {
  const href = contactInfo.website ?? (provenance.origin === 'sample' ? '' : provenance.sourceUrl);
  return /^https?:/.test(href) ? { label, href, icon: Globe } : null;
}

/** One program: its name in both languages, what it helps with, the first amount it goes by, whom to call. */
export function ProgramRow({ program, onMore }: { program: AssistanceProgramResponse; onMore: () => void }) {
  const { t } = useTranslation('programs');
  const language = useLanguage();
  const limitWords = useLimitWords();
  const [first] = limitsOf(program.id, useFigures(), useToday());
  const isKorean = language === 'ko';
  const { name, nameKo, type, contactInfo, provenance } = program;
  return (
    <ListRow
      name={isKorean ? nameKo : name}
      nameLang={language}
      otherName={isKorean ? name : null}
      otherLang="en"
      facts={[
        t(`types.${type}`),
        contactInfo.phone && contactInfo.phoneLabel && t('row.phoneOf', { who: contactInfo.phoneLabel[language] }),
        provenance.confidence === 'memory' && t('row.unconfirmed'),
      ]}
      why={first && limitWords(first)}
      isSample={provenance.origin === 'sample'}
      phone={contactInfo.phone}
      step={stepOf(program, t('site'))}
      onMore={onMore}
    />
  );
}
