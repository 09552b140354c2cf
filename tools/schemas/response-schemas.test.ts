// The committed description of the answers is the one the response types give today.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '@app/contracts/http/schemas';

const ROOT = join(__dirname, '../..');
const made = execFileSync(process.execPath, ['tools/schemas/response-schemas.mjs', '--print'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const components = JSON.parse(made) as Record<string, JsonSchema>;
/** The schema at `OfficeResponse.properties.hours` of the file. */
const at = (path: string): unknown =>
  path.split('.').reduce<unknown>((schema, key) => (schema as Record<string, unknown> | undefined)?.[key], components);

test('the file follows the types: after a change of a response run `npm run schemas`', () => {
  expect(made).toBe(readFileSync(join(ROOT, 'libs/contracts/src/http/response-schemas.json'), 'utf8'));
});

test('every answer has a schema, and every reference leads to one', () => {
  const references = [...made.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? '');
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter((name) => !(name in components))).toEqual([]);
  expect(Object.keys(components)).toEqual(expect.arrayContaining(['ErrorResponse', 'ProviderResponse', 'RunResponse']));
});

test('what a type says reaches the description', () => {
  expect(at('Provenance.properties')).toMatchObject({
    retrievedAt: { type: 'string', format: 'date-time' },
    sourceUpdatedAt: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
    sourceName: { $ref: '#/components/schemas/BilingualText' },
    isStale: { type: 'boolean' },
    origin: { enum: ['live', 'sample', 'snapshot', 'starter'] },
  });
  expect(at('Provenance.required')).toEqual(Object.keys(components.Provenance?.properties ?? {}));
  // Some of the days, each with hours or null; none must be there.
  expect(at('OfficeResponse.properties.hours')).not.toHaveProperty('required');
  expect(at('OfficeResponse.properties.hours.properties.friday.anyOf')).toContainEqual({ type: 'null' });
  // A field taken out of a type, a literal that stands alone.
  expect(at('EligibilityFlip.properties.change.properties')).toMatchObject({ isIncomeUnknown: { enum: [true] } });
  expect(at('EligibilityFlip.properties.change.properties')).not.toHaveProperty('language');
  // A type with a parameter, and one of several shapes.
  expect(at('RunResponse.properties.failure.anyOf.0.properties.code.enum')).toContain('robots_denied');
  expect(at('PlanCostCell.properties.cost.anyOf')).toHaveLength(3);
});
