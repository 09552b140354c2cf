import { scriptOfLine } from '@app/content/records/call-scripts';
import { PhoneCard } from '@web/ui/phone-card';
import { CallCoach } from './call-coach';

export interface CoachedPhoneProps {
  /** Id of a help line; one without a script (911) is alone. */
  line: string;
  who: string;
  phone: string | null;
  when?: string | null;
}

/** The number of any help line, and what to say there. The lines of HELP_LINES have it on every card (call-coaches.tsx). */
export function CoachedPhone({ line, who, phone, when }: CoachedPhoneProps) {
  const script = scriptOfLine(line);
  return (
    <PhoneCard
      who={who}
      phone={phone}
      when={when}
      aside={script && <CallCoach script={script} who={who} phone={phone ?? undefined} isTile />}
    />
  );
}
