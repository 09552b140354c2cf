import { useEffect, useState } from 'react';
import { pacificDate } from '@web/shared/formats/dates';
import type { CivilDate } from '../logic/deadlines';

const CHECK_MS = 60_000;

/** Today's date in California; a page left open over midnight follows. */
export function useToday(): CivilDate {
  const [today, setToday] = useState(() => pacificDate(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(pacificDate(new Date())), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
