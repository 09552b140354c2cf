// Numbers somebody once wrote down for these places and that no good source confirms (or that official files give two
// ways). None may ever stand in a record; a person who confirms one by telephone takes it out here first.
export const REFUSED_PHONES: readonly string[] = [
  '(310) 423-5000', // Cedars-Sinai: two official files disagree
  '(310) 855-5000',
  '(310) 825-6301', // Ronald Reagan UCLA: three numbers
  '(310) 825-9111',
  '(310) 267-2041',
  '(323) 442-8656', // Keck
  '(323) 442-8500',
  '(213) 413-3000', // Hollywood Presbyterian: two area codes
  '(323) 413-3000',
  '(323) 409-2800', // Los Angeles General
  '(323) 226-2800',
  '(323) 409-1000',
  '(626) 218-3239', // City of Hope
  '(626) 256-4673',
  '(650) 723-5708', // Stanford
  '(650) 723-4000',
  '(213) 389-0077', // Seoul Medical Group: memory
  '1-888-499-9303', // AltaMed: memory
  '(310) 825-2631', // UCLA Health: memory
  '1-800-464-4000', // Kaiser general line: memory
  '1-800-275-4737', // Health Net: memory
  '1-800-675-6110',
  '1-855-464-3571', // Cal MediConnect: the program has ended
  '1-855-464-3572',
  '1-800-889-4500', // Covered California TTY: official documents disagree
  '1-888-889-4500',
  '1-800-733-2767', // Red Cross: memory
  '1-866-272-0349', // LifeLine: memory
  '(323) 857-2000', // Kaiser West Los Angeles: two numbers
  '(213) 857-2201',
  '(714) 741-5253', // Lake Senior Center: memory
  '(415) 353-2733', // UCSF: two numbers
  '(415) 476-1000',
  '1-800-582-4259', // NAPCA Korean line: memory
];

/** Plan contract ids that were only remembered. */
export const REFUSED_CONTRACT_IDS: readonly string[] = ['H0544', 'H0543', 'H0562', 'H5928'];
