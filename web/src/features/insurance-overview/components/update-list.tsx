import { Bell, Info, ListPlus, RefreshCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import type { UpdateType } from '@app/content/records/policy-updates';
import { publisherOf } from '@app/content/records/publisher-of';
import { formatDate } from '@web/base/formats/dates';
import { hostOf } from '@web/base/formats/host';
import { useCheckedDate } from '@web/base/formats/use-checked-date';
import { useLanguage } from '@web/base/i18n/use-language';
import { CheckedWords } from '@web/shared/checks/checked-words';
import { useToday } from '@web/shared/use-today';
import { Fold } from '@web/ui/receipt-fold';
import { SourceLine } from '@web/ui/source-line';
import { TextLink } from '@web/ui/text-link';
import { updatesOn } from '@web/shared/benefits/update-order';
import type { DatedUpdate } from '@web/shared/benefits/update-order';

const ICONS: Record<UpdateType, LucideIcon> = { important: Bell, update: RefreshCw, info: Info };

function UpdateItem({ update }: { update: DatedUpdate }) {
  const { t } = useTranslation(['overview', 'benefits']);
  const language = useLanguage();
  const checkedDate = useCheckedDate();
  const { sourceUrl, type } = update;
  const facts = [
    t(`dashboard.updates.${type}`),
    t('dashboard.updates.from', { date: formatDate(update.effectiveOn, language) }),
    update.isComing && t('dashboard.updates.coming'),
  ].filter(Boolean);
  return (
    <Fold
      titleAs="h3"
      icon={ICONS[type]}
      title={language === 'ko' ? (update.nameKo ?? update.name) : update.name}
      note={facts.join(' · ')}
    >
      <p>
        {update.text[language]} <Link to={update.page}>{t('dashboard.updates.go')}</Link>
      </p>
      {sourceUrl && (
        <SourceLine>
          <TextLink href={sourceUrl}>{publisherOf(sourceUrl)?.[language] ?? hostOf(sourceUrl)}</TextLink> ·{' '}
          <CheckedWords url={sourceUrl}>
            {t('benefits:windows.checked', { date: checkedDate(update.checkedOn, update.verified) })}
          </CheckedWords>
        </SourceLine>
      )}
    </Fold>
  );
}

/** The nearest are open to the eye; the others behind one line. */
const NEAREST = 5;

/** Changes of the law with their day; what each means, its source and the screen that says more fold away. */
export function UpdateList() {
  const { t } = useTranslation('overview');
  const today = useToday();
  const updates = updatesOn(today, POLICY_UPDATES);
  const items = updates.map((update) => <UpdateItem key={update.id} update={update} />);
  const further = items.slice(NEAREST);
  return (
    <div>
      {items.slice(0, NEAREST)}
      {further.length > 0 && (
        <Fold icon={ListPlus} title={t('dashboard.updates.further', { count: further.length })}>
          <div>{further}</div>
        </Fold>
      )}
    </div>
  );
}
