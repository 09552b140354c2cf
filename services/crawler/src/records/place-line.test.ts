import { mergeStatements } from './merge';
import { newPlace, saidAt } from './new-place';
import { type KeyedRow, PLACE_COLUMNS, placeLine } from './place-line';

const ZIP = { county: 'Los Angeles', latitude: 34.05, longitude: -118.29 };
const read = saidAt('live', new Date('2026-11-24T20:00:00Z'));
const said: Parameters<typeof newPlace>[0] = {
  key: 'doctor npi:1234567893',
  naturalKey: 'npi:1234567893',
  sourceUrl: 'https://npiregistry.cms.hhs.gov/provider-view/1234567893',
  sourceUpdatedAt: '2026-10-01',
  fields: { type: 'doctor', state: 'CA', isShown: true, name: 'Ann\tSample, MD', npi: '1234567893', zipCode: '90006' },
};
const merged = (fields: object = {}): KeyedRow => {
  const statement = { ...said, ...read, providerId: 'x', fields: { ...said.fields, ...fields } };
  return { ...mergeStatements([statement]), id: 'x', naturalKey: said.naturalKey } as KeyedRow;
};

it('is one cell for each column, with what the ZIP alone says', () => {
  const { id, line } = newPlace(said, ZIP, read);
  const cells = line.trimEnd().split('\t');
  const names = PLACE_COLUMNS.split(', ');
  expect(cells).toHaveLength(names.length);
  expect(Object.fromEntries(names.map((name, at) => [name, cells[at]]))).toMatchObject({
    id,
    name: 'Ann\\tSample, MD',
    county: 'Los Angeles',
    latitude: '34.05',
    address: '\\N',
    specialties: '{}',
    retrieved_at: '2026-11-24T20:00:00.000Z',
    checked_on: '2026-11-24',
    origin: 'live',
  });
});

it.each([
  { website: 'https://a.test' },
  { languages: ['Korean'], languageSource: 'the office' },
  { nameKo: '표본 의사', nameKoSource: 'source' },
  { acceptingNewPatients: true },
  { services: ['x'] },
  { ccn: '050901' },
  { isShown: false },
])('is refused where a column that is left out would say something: %j', (fields) => {
  expect(() => placeLine(merged(), ZIP)).not.toThrow();
  expect(() => placeLine(merged(fields), ZIP)).toThrow('says more than the registry does');
});
