import type { CheckForm, FormStep } from '../logic/check-form';

/** What each question of the form is given. */
export interface StepProps {
  number: number;
  isHere: boolean;
  form: CheckForm;
  set: (part: Partial<CheckForm>) => void;
  errorOf: (step: FormStep) => string | undefined;
}
