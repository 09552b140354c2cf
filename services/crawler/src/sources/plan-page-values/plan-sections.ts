// What Medicare.gov Plan Compare shows of one plan, as text: caption of a table -> label of a row -> its value.
// Two ways lead here: the rendered page (page-reader.ts) and the lines of plans.ndjson (sources/insurance).

export type PlanSections = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface PlanStars {
  overall: number | null;
  partC: number | null;
  partD: number | null;
}

export interface PlanPage {
  /** The plan's name in the heading; null in sources that give it elsewhere. */
  name: string | null;
  sections: PlanSections;
  stars: PlanStars;
  website: string | null;
  phoneMembers: string | null;
  phoneNonMembers: string | null;
}
