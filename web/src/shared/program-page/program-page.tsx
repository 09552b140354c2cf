// The page of one insurance program (Medicare, Medi-Cal, Covered California): its own answers first, everything else folded, then
// the numbers to call. Its texts are `title`, `purpose`, `crumb`, `sections.*` and `help.*` of the program's namespace.
import { Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Children } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EligibilityContact, EligibilitySource } from '@app/contracts/http/eligibility-answer';
import { Receipt } from '@web/shared/benefits/receipt';
import { telAddress } from '@web/base/formats/phone';
import { useLanguage } from '@web/base/i18n/use-language';
import { FoldGroup } from '@web/ui/fold-group';
import { HelpBand } from '@web/ui/help-band';
import type { HelpBandProps } from '@web/ui/help-band';
import { Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PageHead } from '@web/ui/page-head';
import { RichText } from '@web/ui/rich-text';
import { Figure } from '@web/ui/text';
import { HydratedPart } from '@web/base/hydrated-part';

function From({ parts, at }: { parts: readonly ReactNode[]; at: number }) {
  return (
    <>
      {parts[at]}
      {at + 1 < parts.length && (
        <HydratedPart>
          <From parts={parts} at={at + 1} />
        </HydratedPart>
      )}
    </>
  );
}

/**
 * The parts of a long page that was rendered at build are hydrated one after the other, each in a task of its own (React's selective
 * hydration over nested Suspense boundaries): a slow phone responds to a press in between, and React first hydrates what is pressed.
 * The component that renders this must not re-render during hydration (no `useToday`, no fetch): React would hydrate all parts at once.
 */
function ProgressiveHydration({ children }: { children: ReactNode }) {
  return <From parts={Children.toArray(children)} at={0} />;
}

export interface ProgramSection {
  id: string;
  icon: LucideIcon;
  content: ReactNode;
  isOpenAtFirst?: boolean;
}

export interface ProgramSectionsProps {
  namespace: string;
  sections: readonly ProgramSection[];
  /** For the sentences `sections.notes.<id>`. */
  values?: Record<string, string>;
  receipt: readonly EligibilitySource[];
}

/** The folded part of the page, and where all its figures come from. */
export function ProgramSections({ namespace, sections, values = {}, receipt }: ProgramSectionsProps) {
  const { t } = useTranslation(namespace);
  const items = sections.map((section) => ({
    ...section,
    title: t(`sections.${section.id}`),
    note: t(`sections.notes.${section.id}`, values),
  }));
  return (
    <>
      <FoldGroup title={t('sections.title')} items={items} />
      <Receipt sources={receipt} />
    </>
  );
}

/** Contacts of the curated record as cards of the help band. */
export function useContactPhones(contacts: readonly EligibilityContact[]): HelpBandProps['phones'] {
  const language = useLanguage();
  return contacts.map(({ id, name, phone, hours }) => ({ id, who: name[language], phone, when: hours?.[language] }));
}

/** Calls the line in Korean; its words are `korean`, with the number marked. */
export function CallKorean({ namespace, phone }: { namespace: string; phone: string | null }) {
  const { t } = useTranslation(namespace);
  if (!phone) return null;
  return (
    <LinkButton href={telAddress(phone)} icon={Phone}>
      <span>
        <RichText text={t('korean')} tags={{ n: <Figure /> }} />
      </span>
    </LinkButton>
  );
}

export interface ProgramPageProps {
  namespace: string;
  /** The program's English name, next to its Korean one. */
  english: string;
  /** Buttons of the head. */
  actions: ReactNode;
  help: { phones: HelpBandProps['phones']; buttons?: ReactNode };
  /** In their order: the visitor's own number, short answers, dates, ProgramSections. */
  children: ReactNode;
}

/** Draws no figure and no date itself: a part that changes while the page is hydrated would hydrate all of it at once. */
export function ProgramPage({ namespace, english, actions, help, children }: ProgramPageProps) {
  const { t } = useTranslation(namespace);
  const language = useLanguage();
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        english={language === 'ko' ? english : undefined}
        purpose={t('purpose')}
        crumbs={[{ label: t('crumb'), to: '/insurance-plans' }]}
        action={actions}
      />
      <ProgressiveHydration>
        {children}
        <div id="help">
          <HelpBand title={t('help.title')} text={t('help.text')} phones={help.phones}>
            {help.buttons}
          </HelpBand>
        </div>
      </ProgressiveHydration>
    </Wrap>
  );
}
