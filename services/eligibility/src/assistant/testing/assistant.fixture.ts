// The assistant on a given day.
import { Clock } from '@app/kit/clock';
import { AssistantService } from '../assistant.service';

class FixedClock extends Clock {
  constructor(private readonly day: string) {
    super();
  }
  override now(): number {
    return Date.parse(`${this.day}T20:00:00Z`);
  }
}

export const assistantOn = (day: string): AssistantService => new AssistantService(new FixedClock(day));
