import { windowsOn } from '@app/benefits/figures/windows';
import { formatDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { ShortAnswers as Answers } from '@web/shared/short-answers';
import type { ShortStep } from '@web/shared/short-answers';
import { useToday } from '@web/shared/use-today';

const WHO = ['age', 'medicare', 'status', 'employer'];

/** Where, by which day for January, and the last day; only steps whose day somebody has read. */
function useSteps(): ShortStep[] {
  const language = useLanguage();
  const today = useToday();
  const window = windowsOn(today).find(({ family }) => family === 'covered-california');
  const isOpen = window?.status === 'active' || window?.status === 'upcoming';
  const january = isOpen && window.januaryBy && today <= window.januaryBy ? window.januaryBy : null;
  const end = isOpen ? window.closesOn : null;
  const dated = (id: string, day: string): ShortStep => ({ id, values: { day: formatDate(day, language) } });
  return [{ id: 'where' }, ...(january ? [dated('january', january)] : []), end ? dated('end', end) : { id: 'later' }];
}

export function ShortAnswers() {
  const figure = useFigureText();
  const today = useToday();
  const sold = windowsOn(today).find(({ family }) => family === 'covered-california')?.coverageYear;
  const year = sold ?? Number(today.slice(0, 4));
  const values = { share: figure('employerOfferShare', `${year}-01-01`), year: String(year) };
  return <Answers namespace="covered-california" who={WHO} steps={useSteps()} values={values} />;
}
