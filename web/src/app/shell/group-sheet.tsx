// One group of the menu as a sheet: its pages; under "call" the lines to call, text size, easy mode and the account.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EMERGENCY_LINES, HELP_LINES } from '@web/base/contacts';
import { Icon } from '@web/ui/icon';
import { PhoneCard } from '@web/ui/phone-card';
import { Sheet } from '@web/ui/sheet';
import { color, space, text } from '@web/ui/tokens';
import { NAV_ICONS } from '../nav-icons';
import type { NavGroup } from '../nav-items';
import { AccountArea } from './account-area';
import { ChatButton } from './chat-button';
import { EasyModeButton } from './easy-mode-button';
import { LanguageSwitch } from './language-switch';
import { NavList } from './nav-list';
import { TextSizeControl } from './text-size-control';

/** The lines of the menu. */
const LINES = ['medicare', 'hicap', 'coveredCaliforniaKorean', 'mediCal', 'community'] as const;

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  & > * {
    min-width: 0;
  }
  h3 {
    font-size: ${text[5]};
  }
  & + & {
    padding-block-start: 1.125rem;
    border-block-start: 1px solid ${color.line};
  }
`;

const Phones = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Urgent = styled(Phones)`
  b,
  a > span > span:nth-child(2) {
    color: ${color.danger};
  }
`;

const Setting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
`;

function CallParts() {
  const { t } = useTranslation('shell');
  return (
    <>
      <Part aria-label={t('emergency.title')}>
        <Urgent>
          {EMERGENCY_LINES.map((line) => (
            <PhoneCard key={line.id} who={t(`emergency.${line.id}`)} phone={line.number} />
          ))}
        </Urgent>
      </Part>
      <Part>
        <h3>{t('call.linesTitle')}</h3>
        <Phones>
          {LINES.map((id) => (
            <PhoneCard
              key={id}
              who={t(`call.lines.${id}.who`)}
              phone={HELP_LINES[id].number}
              when={t(`call.lines.${id}.when`)}
            />
          ))}
        </Phones>
      </Part>
      <Part aria-label={t('chat.open')}>
        <ChatButton />
      </Part>
      <Part aria-label={t('call.settings')}>
        <Setting>
          <span aria-hidden="true">{t('textSize.label')}</span>
          <TextSizeControl />
        </Setting>
        <EasyModeButton />
        <Setting>
          <span aria-hidden="true">{t('language.label')}</span>
          <LanguageSwitch />
        </Setting>
      </Part>
      <Part aria-label={t('account.label')}>
        <AccountArea />
      </Part>
    </>
  );
}

const signOf = (to: string) => {
  const sign = NAV_ICONS.get(to);
  return sign && <Icon of={sign} />;
};

export default function GroupSheet({ group, onClose }: { group: NavGroup; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const name = t(`navGroup.${group.id}`);
  return (
    <Sheet title={name} isOpen onClose={onClose}>
      {group.id === 'help' && <CallParts />}
      <nav aria-label={t('menu.label')}>
        <NavList items={group.items} label={name} signOf={signOf} replaces />
      </nav>
    </Sheet>
  );
}
