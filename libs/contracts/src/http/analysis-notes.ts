// The sentences of an analysis as codes: code -> names of its parameters. The web words each in both languages with exactly these
// placeholders. Parameters named `year` and `count`, and those that end in `dollars`, are numbers; `day` is an ISO date; the others are ids or names.
const ANALYSIS_REASONS = {
  /** The least cost of a normal year among so many plans, and no other costs as little. */
  'lowest-cost': ['count'],
  /** So many plans, this one too, have the least cost of a normal year. */
  'lowest-shared': ['count'],
  /** Costs so many dollars a year less than the costliest. */
  'less-than-costliest': ['dollars'],
  'zero-premium': [],
  /** Pays so many dollars a month of the Part B premium; only for somebody who pays it. */
  'part-b-reduction': ['dollars'],
  /** The least yearly maximum for care among the plans compared. */
  'lowest-maximum': ['dollars'],
  /** PPO: doctors outside the network are covered too, at a higher share. */
  'outside-network': [],
  'high-stars': ['stars'],
  /** So many of the seven extra benefits. */
  'many-benefits': ['count'],
  /** Made for people with Medicare and Medi-Cal. */
  'for-medi-cal': [],
  /** A chronic-condition plan whose name names the illness. */
  'for-condition': ['condition'],
} as const;

const ANALYSIS_WARNINGS = {
  /** HMO: only the plan's own doctors, but for emergencies. */
  'network-only': [],
  /** A share in percent could not be counted: the year may cost up to so many dollars. */
  'not-fully-counted': ['dollars'],
  'no-limit-known': [],
  /** A yearly deductible for medicines may come on top. */
  'drug-deductible': ['dollars'],
  'health-deductible': ['dollars'],
  'low-stars': ['stars'],
  'no-stars': [],
  'needs-medi-cal': [],
  /** The plan asks a doctor to confirm the illness. */
  'needs-diagnosis': ['condition'],
  /** Medicines chosen; the person has to ask how each is covered. */
  'ask-medicines': [],
} as const;

const ANALYSIS_INSIGHTS = {
  /** One plan costs least in a healthy year, another in a very ill one: plan ids. */
  'healthy-or-ill': ['healthyPlanId', 'illPlanId'],
  'best-in-both': ['planId'],
  /** All of so many plans shown cost the same in every kind of year. */
  'same-cost': ['count'],
  /** In an open window: neither the plans nor the Part B premium of that year are known. */
  'next-year-missing': ['year'],
  /** In an open window: the plans of that year are not known. */
  'next-year-plans': ['year'],
  /** In an open window: what the law sets for drugs in that year. */
  'next-year-drugs': ['year', 'deductibleDollars', 'capDollars'],
  /** The help counted takes so many dollars off a normal year of the first plan. */
  'help-saves': ['dollars'],
  /** The state would pay the Part B premium: dollars a year. */
  'part-b-paid': ['dollars'],
  'zero-premium-plans': ['count', 'of'],
  'original-no-maximum': [],
  /** Plans left out because no source states their premium. */
  'not-priced': ['count'],
  /** Plans without medicines, left out of the ranking. */
  'no-drug-plans': ['count'],
  /** Plans for people who live in an institution, left out. */
  'institution-plans': ['count'],
  'chronic-plans-to-ask': ['count'],
  'no-plans': ['county'],
  'two-counties': ['county', 'other'],
  /** The income asks for a surcharge: so many dollars a month for Part B, counted. */
  'higher-part-b': ['dollars'],
  /** The figures are those of this year and end on December 31. */
  'plans-of-year': ['year'],
  /** Figures of an earlier year stand in for a year that is not announced. */
  'older-figures': ['year'],
} as const;

const ANALYSIS_NEXT_STEPS = {
  'apply-medi-cal': [],
  'apply-savings-program': ['program'],
  'apply-extra-help': [],
  'sign-up-medicare': [],
  /** The seven months around the 65th birthday. */
  'medicare-at-65': [],
  'covered-california': [],
  /** Somebody younger was counted by the rules for children: Medi-Cal’s rules for adults begin at this age. */
  'adult-rules-from': ['age'],
  'keep-medi-cal': [],
  'ask-doctors': [],
  'ask-medicines': [],
  /** Open enrollment: until that day, for that year. */
  'choose-by': ['day', 'year'],
  'compare-plans': [],
  /** With Medi-Cal, or once it comes: plans for people who have both, with a counselor. */
  'compare-dual-plans': [],
  'call-hicap': [],
} as const;

const ANALYSIS_ASSUMPTIONS = {
  /** Every sum is one person's, also of a couple. */
  'one-person': [],
  /** Citizen or green-card holder: not in the form. */
  'status-not-asked': [],
  /** Help the checks say is possible is counted as if it were there. */
  'help-counted': [],
  'in-network': [],
  /** Where a source states a range, its highest amount. */
  'highest-of-range': [],
  /** A percentage of an unknown price is not counted. */
  'percent-not-counted': [],
  /** Visits are our own assumption. */
  'visits-ours': [],
  /** Each kind of medicine: one generic, filled 12 times. */
  'generic-medicines': [],
  /** A very ill year: the plan's yearly maximum for care, and the law's for medicines. */
  'very-ill-maximum': [],
  /** A very ill year with Extra Help: so many brand-name medicines, filled 12 times. */
  'brand-medicines': ['count'],
  'standard-part-b': [],
  /** Original Medicare: the whole Part B deductible is used up. */
  'part-b-deductible-used': [],
  /** Original Medicare, very ill year: so many hospital stays in separate benefit periods. */
  'hospital-stays': ['count'],
  'no-late-penalty': [],
} as const;

export const ANALYSIS_NOTES = {
  ...ANALYSIS_REASONS,
  ...ANALYSIS_WARNINGS,
  ...ANALYSIS_INSIGHTS,
  ...ANALYSIS_NEXT_STEPS,
  ...ANALYSIS_ASSUMPTIONS,
} as const;
export type AnalysisNoteCode = keyof typeof ANALYSIS_NOTES;

export interface AnalysisNote {
  code: AnalysisNoteCode;
  /** Exactly the names of ANALYSIS_NOTES[code]. */
  params: Record<string, string | number>;
}
