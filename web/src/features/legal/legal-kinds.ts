// The four pages of what holds for this site: their parts, in order. Words: locale namespace `legal`, `<page>.<part>`.

export interface LegalKind {
  /** Key under `legal`. */
  id: 'privacy' | 'terms' | 'accessibility' | 'disclaimer';
  parts: readonly string[];
  /** ISO date of the last change of its words. */
  changedOn: string;
}

export const PRIVACY: LegalKind = {
  id: 'privacy',
  parts: ['short', 'browser', 'server', 'logs', 'account', 'model', 'others', 'yours'],
  changedOn: '2026-11-22',
};
export const TERMS: LegalKind = {
  id: 'terms',
  parts: ['what', 'decide', 'right', 'samples', 'use', 'links', 'change'],
  changedOn: '2026-11-22',
};
export const ACCESSIBILITY: LegalKind = {
  id: 'accessibility',
  parts: ['goal', 'done', 'checked', 'unchecked', 'help'],
  changedOn: '2026-11-22',
};
export const DISCLAIMER: LegalKind = {
  id: 'disclaimer',
  parts: ['emergency', 'doctor', 'eligibility', 'costs', 'places', 'agencies', 'words'],
  changedOn: '2026-11-22',
};
