// The two directories of organizations that share one room.
export interface OrganizationKind {
  /** Also the key of its words in the `organizations` namespace. */
  id: 'hospital' | 'medicalGroup';
  /** Places one goes to: the query has a ZIP and a distance. A group has many doors, its office is not where one is treated. */
  hasPlace: boolean;
  /** Regions to choose from, parts of `details.region`; null = the counties of the list. */
  regions: readonly string[] | null;
  /** Query of the outside map: English, because its index is. */
  mapWords: string;
}

export const HOSPITALS: OrganizationKind = { id: 'hospital', hasPlace: true, regions: null, mapWords: 'hospitals' };
export const MEDICAL_GROUPS: OrganizationKind = {
  id: 'medicalGroup',
  hasPlace: false,
  regions: ['Los Angeles', 'Orange County', 'San Fernando', 'Southern California', 'Long Beach'],
  mapWords: 'medical groups',
};
