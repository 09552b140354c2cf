import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { ShortAnswers as Answers } from '@web/shared/short-answers';

const WHO = ['age', 'earlier', 'credits'];
const STEPS = [{ id: 'when' }, { id: 'where' }, { id: 'work' }];

export function ShortAnswers() {
  const figure = useFigureText();
  const values = {
    age: figure('medicareAge'),
    years: figure('residentYears'),
    months: figure('disabilityWaitMonths'),
    credits: figure('workCreditsFull'),
    afterWork: figure('specialEnrollmentMonths'),
  };
  return <Answers namespace="medicare" who={WHO} steps={STEPS} values={values} />;
}
