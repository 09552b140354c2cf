// What a person says of themselves for their own calendar. It stays in the browser: no contract carries it.

export interface DatesAnswers {
  birth: {
    year: number;
    /** 1 to 12. */
    month: number;
    /** null = not said: taken as a day after the first. */
    day: number | null;
  };
  /** What the person has now; `original` with or without a drug plan. */
  medicare: 'none' | 'original' | 'advantage';
  /** Only with `original`. */
  hasMedigap: boolean;
  /** First day of Part B, ISO; null = not said or not yet. */
  partBFrom: string | null;
  /** Cover by one's own or the spouse's current work. */
  work: 'none' | 'working' | 'ends';
  /** ISO: last day of the work or of its cover, whichever is first. Only with `ends`. */
  workEnds: string | null;
  hasMediCal: boolean;
  /** Month of the yearly renewal, 1 to 12; null = not known. */
  renewalMonth: number | null;
  /** A permanent resident without enough work credits; null = somebody else, or not said. */
  residence: Residence | null;
  trip: Trip | null;
}

export interface Residence {
  /** ISO: first day of the life in the US that has gone on since. */
  since: string;
  /** ISO: first day of the month of the green card; null = it came before the years were complete. */
  cardMonth: string | null;
}

/** What a stay outside the US can change. */
export const TRIP_HOLDINGS = ['ssi', 'mediCal', 'calFresh', 'ihss', 'partB', 'partC', 'medigap', 'greenCard'] as const;
export type TripHolding = (typeof TRIP_HOLDINGS)[number];

export interface Trip {
  /** ISO: the day of the flight out, and of the return; null = not known. */
  leaves: string;
  returns: string | null;
  has: readonly TripHolding[];
}

export type DateId =
  | 'initial'
  | 'partBStart'
  | 'initialPlans'
  | 'medigap'
  | 'workEnd'
  | 'drugs'
  | 'general'
  | 'fall'
  | 'advantage'
  | 'birthday'
  | 'covered'
  | 'renewal'
  | 'repair'
  | 'fifthYear'
  | 'tripReport'
  | 'tripPartB'
  | 'tripSsi'
  | 'tripSsiBack'
  | 'tripCounty'
  | 'tripMedigap'
  | 'tripPartC'
  | 'tripGreenCard';
