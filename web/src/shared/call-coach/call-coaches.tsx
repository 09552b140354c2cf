// What to say on the phone, next to the card of every help line, whatever page shows it.
import type { ReactNode } from 'react';
import { HELP_LINES } from '@web/base/contacts';
import { PhoneAside } from '@web/ui/phone-card';
import { CallCoach } from './call-coach';

const SCRIPTS = new Map(Object.values(HELP_LINES).map(({ number, script }) => [number, script]));

function coachOf(phone: string, who: ReactNode): ReactNode {
  const script = SCRIPTS.get(phone);
  return script ? <CallCoach script={script} who={typeof who === 'string' ? who : phone} phone={phone} isTile /> : null;
}

export function CallCoaches({ children }: { children: ReactNode }) {
  return <PhoneAside value={coachOf}>{children}</PhoneAside>;
}
