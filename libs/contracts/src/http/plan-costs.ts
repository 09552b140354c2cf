// What a plan's member pays for a service, as structure. The ids are stable: stored, sent and counted with. No decorators:
// the web imports this file as values.

/** One id for each row of a Plan Compare page. libs/content/src/plan-costs/services.ts says which row is which. */
export const PLAN_SERVICES = [
  'total-premium',
  'health-premium',
  'drug-premium',
  'part-b-premium',
  'part-b-reduction',
  'health-deductible',
  'drug-deductible',
  'out-of-pocket-maximum',
  'primary-care',
  'specialist',
  'emergency',
  'urgent-care',
  'worldwide-emergency',
  'ambulance',
  'inpatient-hospital',
  'outpatient-hospital',
  'skilled-nursing',
  'preventive',
  'annual-physical',
  'telehealth',
  'diagnostic-test',
  'lab',
  'imaging',
  'x-ray',
  'occupational-therapy',
  'physical-therapy',
  'psychiatrist-group',
  'psychiatrist-individual',
  'therapist-group',
  'therapist-individual',
  'opioid-treatment',
  'medical-equipment',
  'prosthetics',
  'dialysis',
  'diabetes-supplies',
  'part-b-insulin',
  'chemotherapy-drugs',
  'part-b-drugs',
  'drug-preferred-generic',
  'drug-generic',
  'drug-generic-all',
  'drug-preferred-brand',
  'drug-brand',
  'drug-brand-all',
  'drug-non-preferred',
  'drug-non-preferred-brand',
  'drug-specialty',
  'drug-preferred-specialty',
  'drug-select-care',
  'drug-vaccines',
  'hearing-exam',
  'hearing-fitting',
  'hearing-aids',
  'hearing-aids-otc',
  'dental-exam',
  'dental-cleaning',
  'dental-fluoride',
  'dental-x-ray',
  'dental-fillings',
  'dental-root-canal',
  'dental-gums',
  'dental-dentures',
  'dental-bridges',
  'dental-jaw-prosthetics',
  'dental-implants',
  'dental-surgery',
  'dental-braces',
  'dental-other',
  'eye-exam',
  'contact-lenses',
  'eyeglasses',
  'eyeglass-frames',
  'eyeglass-lenses',
  'eyewear-upgrades',
  'chiropractic',
  'acupuncture',
  'massage',
  'alternative-therapies',
  'fitness',
  'health-education',
  'weight-management',
  'counseling',
  'caregiver-support',
  'emergency-button',
  'transportation',
  'transportation-anywhere',
  'over-the-counter',
  'in-home-support',
  'home-safety',
  'meals',
  'medication-review',
  'readmission-prevention',
  'wigs',
  'adult-day-health',
  'palliative-care',
  'special-food',
  'special-meals',
  'special-pest-control',
  'special-transportation',
  'special-medical-rides',
  'special-air-quality',
  'special-social-needs',
  'special-complementary',
  'special-self-direction',
  'special-home-changes',
  'special-living-support',
  'special-reduced-costs',
  'unlisted',
] as const;
export type PlanServiceId = (typeof PLAN_SERVICES)[number];

export const COST_NETWORKS = ['in', 'out', 'both', 'preferred-pharmacy', 'standard-pharmacy'] as const;
/** both = inside and outside the network counted together. */
export type CostNetwork = (typeof COST_NETWORKS)[number];

export const COST_UNITS = ['use', 'day', 'stay', 'reserve-day', 'month', 'year'] as const;
/** use = each time the service is used; month and year = a premium, a deductible or a yearly maximum. */
export type CostUnit = (typeof COST_UNITS)[number];

/** One amount: "$0-$45" is low 0, high 45; a single amount has both the same. */
export interface CostPart {
  /** null = the source makes no difference. */
  network: CostNetwork | null;
  /** Level of hospitals, from 1; null = the source names none. */
  tier: number | null;
  kind: 'dollars' | 'percent';
  low: number;
  high: number;
  unit: CostUnit;
  /** Days of a stay this amount holds for; `toDay` null = without an end. */
  fromDay: number | null;
  toDay: number | null;
}

/** What a member pays who stays with the plan's own doctors. */
export const isInNetwork = ({ network }: Pick<CostPart, 'network'>): boolean => network !== 'out' && network !== 'both';

/** not-covered = the member pays all of it; some = the source says only that there is something. */
export type PlanCost = { state: 'costs'; parts: CostPart[] } | { state: 'not-covered' | 'some' };

/** The source's text is kept with the structure; `cost` null = they could not be read as one. */
export interface PlanCostCell {
  service: PlanServiceId;
  text: string;
  cost: PlanCost | null;
}

/** Source texts by service, as the importer stores them. */
export type PlanCostTexts = Partial<Record<PlanServiceId, string>>;
