import { SPECIALTIES } from '@app/contracts/http/catalog';
import { types } from './taxonomies.json';

test.each(Object.entries<string[][]>(types))(
  'each row of %s is a code, words to ask for and specialties of ours',
  (_type, rows) => {
    for (const [code, description, ...specialties] of rows) {
      expect([code, description]).toEqual([expect.stringMatching(/^[0-9A-Z]{9}X$/), expect.stringMatching(/\S/)]);
      expect([code, specialties.filter((one) => !SPECIALTIES.some((known) => known === one))]).toEqual([code, []]);
    }
  },
);
