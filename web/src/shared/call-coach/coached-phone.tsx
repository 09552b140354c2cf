import { scriptOfLine } from '@app/content/records/call-scripts';
import { PhoneCard } from '@web/ui/phone-card';
import { CallCoach } from './call-coach';

export interface CoachedPhoneProps {
  /** Id of a help line; one without a script (911) stands alone. */
  line: string;
  who: string;
  phone: string | null;
  when?: string | null;
}

/** A number to press, and what to say there. */
export function CoachedPhone({ line, who, phone, when }: CoachedPhoneProps) {
  const script = scriptOfLine(line);
  return (
    <div>
      <PhoneCard who={who} phone={phone} when={when} />
      {script && phone !== null && <CallCoach script={script} who={who} />}
    </div>
  );
}
