// The sources' own English words for a kind of place ("RESIDENTIAL CARE ELDERLY") that we can say in both languages.

/** Ids of `records:sourceWords`, by the words of the source in small letters and without signs. */
const IDS = new Map(
  Object.entries({
    'acute care hospital': 'acute-care',
    'acute care hospitals': 'acute-care',
    'general acute care hospital': 'acute-care',
    'acute care department of defense': 'military',
    'acute care veterans administration': 'veterans',
    'critical access': 'critical-access',
    'critical access hospitals': 'critical-access',
    'general acute care hospital critical access': 'critical-access',
    psychiatric: 'psychiatric',
    'psychiatric hospital': 'psychiatric',
    'acute psychiatric hospital': 'psychiatric',
    childrens: 'childrens',
    'long term': 'long-term-care',
    'long term care hospital': 'long-term-care',
    'skilled nursing facility': 'skilled-nursing',
    'nursing facility intermediate care facility': 'nursing-facility',
    'adult day health care': 'adult-day-health',
    'adult day program': 'adult-day-program',
    'clinic center adult day care': 'adult-day-care',
    'adult day care': 'adult-day-care',
    'day care services': 'day-care-services',
    'pace all inclusive care': 'pace',
    'home care': 'home-care',
    'home care organization': 'home-care',
    'home health': 'home-health',
    'in home supportive care': 'in-home-support',
    'nursing care': 'nursing-care',
    'residential care elderly': 'rcfe',
    'residential care facility for the elderly rcfe': 'rcfe',
    'rcfe continuing care retirement community': 'ccrc',
    'senior housing': 'senior-housing',
    'senior center': 'senior-center',
    'community clinic': 'community-clinic',
    'primary care clinic': 'primary-care-clinic',
    'clinic center urgent care': 'urgent-care',
    'urgent care': 'urgent-care',
    'eye surgery center medicare certified': 'eye-surgery',
    'endoscopy surgery center medicare certified': 'endoscopy',
    'surgery center medicare certified': 'surgery-center',
    pharmacy: 'pharmacy',
    'community retail pharmacy': 'pharmacy',
  }),
);

export const SOURCE_WORD_IDS: readonly string[] = [...new Set(IDS.values())];

/** Key below `records:sourceWords`, whatever the case and the signs of the source; null for words without a text of ours. */
export const sourceWordsId = (words: string): string | null =>
  IDS.get(
    words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  ) ?? null;
