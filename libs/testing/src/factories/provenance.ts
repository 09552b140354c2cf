import { createHash } from 'node:crypto';
import type { ProvenanceColumns } from '@app/database/tables/provenance';

let made = 0;

/** A number that is new in this test file: keys made from it never collide. */
export const nextNumber = (): number => ++made;

/** A visibly fictional North American number (555-01xx). */
export const fictionalPhone = (number: number): string => `(213) 555-01${String(number % 100).padStart(2, '0')}`;

/** Columns every record carries: a sample record, read and checked on one fixed day. */
export const provenance = (key: string): ProvenanceColumns => ({
  source: 'sample',
  sourceUrl: 'http://127.0.0.1/sample',
  retrievedAt: new Date('2026-11-20T18:00:00Z'),
  sourceUpdatedAt: null,
  checkedOn: '2026-11-20',
  origin: 'sample',
  confidence: 'verified',
  isStale: false,
  contentHash: createHash('sha256').update(key).digest('hex'),
  isActive: true,
});
