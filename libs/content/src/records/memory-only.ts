/**
 * Records that rest on general knowledge only: no source was found that says so. They show their name and the mark
 * "unconfirmed", nothing else. Whoever confirms one takes its line out here; records.test.ts refuses a stale line too.
 */
export const MEMORY_ONLY: Readonly<Record<string, readonly string[]>> = {
  medicalGroups: ['optum-california', 'astrana', 'sharp-rees-stealy'],
  insurers: ['uhc-aarp', 'health-net'],
  programs: ['lifeline', 'hcba'],
  contacts: ['red-cross'],
  newsrooms: ['dhcs', 'ssa'],
};
