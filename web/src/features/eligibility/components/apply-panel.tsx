import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityContact, EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { hostOf } from '@web/base/formats/host';
import { formatPhone, telAddress } from '@web/base/formats/phone';
import { keepTogether } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { ActionPanel } from '@web/ui/action-panel';
import { CallButton } from '@web/ui/call-button';
import { LinkButton } from '@web/ui/link-button';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';
import { contactsWith } from '../logic/answer-records';

const Others = styled.ul`
  display: grid;
  gap: ${space[1]};
  font-size: ${text[6]};
  line-height: 1.5;
  color: ${color.inkSoft};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: center;
    justify-content: space-between;
  }
  a {
    /* One line, a finger high. A flex box would put the sign of an outside link over its first letters. */
    display: inline-block;
    padding-block: 0;
    line-height: 2.75rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

function Press({ contact, isFirst }: { contact: EligibilityContact; isFirst: boolean }) {
  const language = useLanguage();
  const { phone, url, name } = contact;
  if (phone) return <CallButton phone={phone} who={name[language]} isSolid={isFirst} />;
  return url ? (
    <LinkButton href={url} variant={isFirst ? 'primary' : 'secondary'}>
      {hostOf(url)}
    </LinkButton>
  ) : null;
}

/** Every place to apply that this answer names, next to those of the first step: one line each, still on the first screens. */
export function OtherPlaces({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const useful = answer.programs.filter(({ outcome }) => outcome === 'possible' || outcome === 'undecided');
  const ids = new Set(useful.flatMap(({ contacts }) => contacts));
  const others = contactsWith(answer.apply.filter((id) => ids.has(id) && !answer.firstStep.contacts.includes(id)));
  if (others.length === 0) return null;
  return (
    <Others aria-label={t('apply.others')}>
      {others.map(({ id, name, phone, url }) => (
        <li key={id}>
          <span>{name[language]}</span>
          {phone ? (
            <a href={telAddress(phone)}>{formatPhone(phone)}</a>
          ) : (
            url && <TextLink href={url}>{hostOf(url)}</TextLink>
          )}
        </li>
      ))}
    </Others>
  );
}

/** The one thing to do, by when, and where. */
export function ApplyPanel({ answer }: { answer: EligibilityResponse }) {
  const language = useLanguage();
  const { firstStep } = answer;
  const contacts = contactsWith(firstStep.contacts);
  const note = contacts.map(({ name, purpose }) => `${name[language]}: ${purpose[language]}`).join(' ');
  return (
    <ActionPanel
      title={firstStep.title[language]}
      steps={firstStep.steps.map((step) => keepTogether(step[language]))}
      due={firstStep.deadline && keepTogether(firstStep.deadline[language])}
      note={note}
    >
      {contacts.map((contact, index) => (
        <Press key={contact.id} contact={contact} isFirst={index === 0} />
      ))}
    </ActionPanel>
  );
}
