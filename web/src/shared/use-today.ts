import { useEffect, useState } from 'react';
import { pacificDate } from '@web/base/formats/dates';

const CHECK_MS = 60_000;

/** Today's date in California, "2026-11-21"; a page left open over midnight follows. */
export function useToday(): string {
  const [today, setToday] = useState(() => pacificDate(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(pacificDate(new Date())), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
}
