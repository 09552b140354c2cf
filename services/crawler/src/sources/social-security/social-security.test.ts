import { join } from 'node:path';
import { clockTime } from './parser';
import { socialSecurity } from './read';

const read = () =>
  socialSecurity.readFile({
    path: join(__dirname, 'fixtures', '2026-11-20-offices.csv'),
    state: 'CA',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

describe("Social Security's offices", () => {
  it('of the requested state have a street, hours and a code with its zeros', async () => {
    const { records, skipped } = await read();
    expect(skipped).toEqual({ other_state: 1 });
    expect(records[0]).toMatchObject({
      id: '095',
      name: 'Los Angeles Sample Ctr',
      address: 'Suite 100, 700 Sample St',
      zipCode: '90006',
      phone: '(213) 555-0150',
      latitude: 34.0531,
      longitude: -118.2931,
      hours: {
        monday: { open: '9:00 AM', close: '4:00 PM' },
        wednesday: { open: '9:00 AM', close: '12:00 PM' },
      },
    });
  });

  it('are closed on days without hours, and have no point that the list does not give', async () => {
    const { records } = await read();
    expect(records[1]).toMatchObject({
      id: 'A12',
      address: '701 Example Rd',
      latitude: null,
      longitude: null,
      hours: {
        monday: { open: '9:00 AM', close: '4:00 PM' },
        tuesday: { open: '9:00 AM', close: '4:00 PM' },
        wednesday: null,
        thursday: null,
      },
    });
  });
});

it.each([
  ['9:00 AM', '9:00 AM'],
  ['09:00:00 AM', '9:00 AM'],
  ['0900', '9:00 AM'],
  ['900', '9:00 AM'],
  ['16:00', '4:00 PM'],
  ['12:30', '12:30 PM'],
  ['00:15', '12:15 AM'],
  ['4:00 p.m.', '4:00 PM'],
  ['25:00', null],
  ['13:00 PM', null],
  ['9:75', null],
  ['Closed', null],
  [undefined, null],
])('the time %s reads %s', (text, time) => expect(clockTime(text)).toBe(time));
