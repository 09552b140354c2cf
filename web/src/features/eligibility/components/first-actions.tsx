import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityAction, EligibilityContact } from '@app/contracts/http/eligibility-answer';
import { hostOf } from '@web/base/formats/host';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { Bullets } from '@web/ui/bullets';
import { CallButton } from '@web/ui/call-button';
import { Icon } from '@web/ui/icon';
import { LinkButton } from '@web/ui/link-button';
import { PhoneLink } from '@web/ui/phone-link';
import { TextLink } from '@web/ui/text-link';
import { color, motion, shape, space, text } from '@web/ui/tokens';
import { contactsWith, papersWith } from '../logic/answer-records';

const List = styled.ol`
  display: grid;
  gap: 0.375rem;
  @container page (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: start;
  }
`;

const Card = styled.li`
  padding: 0.125rem 0.875rem 0.25rem;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  &:first-child {
    border: 2px solid ${color.teal700};
  }
  h2 {
    font-size: inherit;
  }
`;

const Toggle = styled.button`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.125rem 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${text[5]};
  font-weight: 700;
  line-height: 1.3;
  text-align: start;
  text-wrap: wrap;
  & > span {
    flex: 1;
    min-width: 0;
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
    transition: transform ${motion.calm} ${motion.ease};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  &:hover > span {
    text-decoration: underline;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: baseline;
  gap: 0.125rem 0.625rem;
  margin: 0;
  font-size: ${text[6]};
  line-height: 1.4;
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: baseline;
  }
`;

const More = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[3]} ${space[2]};
  &[hidden] {
    display: none;
  }
  h3 {
    font-size: ${text[6]};
  }
`;

/** "소득 서류(소셜 연금 통지서, ...)": the part in brackets comes with the details. */
const withoutBrackets = (paper: string): string => paper.replace(/ ?\([^()]*\)/g, '');

const SHOWN_PAPERS = 2;

function usePapersLine(): (ids: readonly string[]) => string {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return (ids) => {
    const names = papersWith(ids).map((paper) => withoutBrackets(paper[language]));
    const first = names.slice(0, SHOWN_PAPERS).join(', ');
    const count = names.length - SHOWN_PAPERS;
    return count > 0 ? t('actions.more', { first, count }) : first;
  };
}

/** The first page and the first number, so that a press is never further than the first screen. */
function Where({ action }: { action: EligibilityAction }) {
  const language = useLanguage();
  const contacts = contactsWith(action.contacts);
  const page = contacts.find(({ phone }) => phone === null);
  const line = contacts.find(({ phone }) => phone !== null);
  if (!page && !line) return <>{action.place?.[language]}</>;
  return (
    <>
      {page?.url && <TextLink href={page.url}>{hostOf(page.url)}</TextLink>}
      {line && !page && <span>{line.name[language]}</span>}
      {line && <PhoneLink phone={line.phone} label={line.name[language]} />}
    </>
  );
}

function Press({ contact: { phone, url, name } }: { contact: EligibilityContact }) {
  const language = useLanguage();
  if (phone) return <CallButton phone={phone} who={name[language]} />;
  return url ? <LinkButton href={url}>{hostOf(url)}</LinkButton> : null;
}

/** What it brings, every place and every paper. */
function Details({ action, id, isOpen }: { action: EligibilityAction; id: string; isOpen: boolean }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const contacts = contactsWith(action.contacts);
  return (
    <More id={id} hidden={!isOpen}>
      <Bullets>
        {action.steps.map((step) => (
          <li key={step.en}>{keepTogether(step[language])}</li>
        ))}
      </Bullets>
      {contacts.length > 0 && <h3>{t('actions.call')}</h3>}
      {contacts.map((contact) => (
        <div key={contact.id}>
          <p>
            <b>{contact.name[language]}</b> {contact.purpose[language]}
          </p>
          <Press contact={contact} />
        </div>
      ))}
      <h3>{t('actions.allPapers')}</h3>
      <Bullets>
        {papersWith(action.documents).map((paper) => (
          <li key={paper.en}>{paper[language]}</li>
        ))}
      </Bullets>
    </More>
  );
}

function ActionCard({ action, number }: { action: EligibilityAction; number: number }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const papersLine = usePapersLine();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { title, when, documents } = action;
  return (
    <Card data-action={action.id}>
      <h2>
        <Toggle type="button" data-read aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <span>
            {number}. {title[language]}
          </span>
          <Icon of={ChevronDown} />
        </Toggle>
      </h2>
      <Facts>
        <dt>{t('actions.when')}</dt>
        <dd>{keepTogether(when[language])}</dd>
        <dt>{t('actions.where')}</dt>
        <dd>
          <Where action={action} />
        </dd>
        <dt>{t('actions.papers')}</dt>
        <dd>{papersLine(documents)}</dd>
      </Facts>
      <Details action={action} id={id} isOpen={isOpen} />
    </Card>
  );
}

/** At most three things to do, each with its day, its place and its papers; the rest of each is one press away. */
export function FirstActions({ actions }: { actions: readonly EligibilityAction[] }) {
  const { t } = useTranslation('eligibility');
  return (
    <List aria-label={t('actions.title')}>
      {actions.map((action, index) => (
        <ActionCard key={action.id} action={action} number={index + 1} />
      ))}
    </List>
  );
}
