import { readCommand, InvalidCommand } from './read-command';

const ask = (line: string) => readCommand(line.split(' '));

describe('the arguments of a command', () => {
  it('ask for a whole source, or a file in its place', () => {
    expect(ask('--source insurance')).toEqual({ source: 'insurance', file: null, state: 'CA', isForced: false });
    expect(ask('--source clinics --file /a.csv --state TX --force')).toEqual({
      source: 'clinics',
      file: '/a.csv',
      state: 'TX',
      isForced: true,
    });
  });

  it('know the file of plans by its own name too', () => {
    expect(ask('--source landscape --file /a.csv')).toMatchObject({ source: 'insurance', file: '/a.csv' });
  });

  it('ask for everything, for one ZIP and type, and for the page of a plan', () => {
    expect(ask('--source all --force')).toEqual({ source: 'all', isForced: true });
    expect(ask('--source providers --zip 90006 --type doctor')).toEqual({
      source: 'providers',
      zip: '90006',
      type: 'doctor',
      isForced: false,
    });
    const page = { source: 'plan-page', planId: 'H0524-003-0', year: 2026 };
    expect(ask('--source plan-page --plan H0524-003-0 --year 2026')).toEqual(page);
    expect(ask('--source plan-page --plan 2026-H0524-003-0')).toEqual(page);
  });

  it.each([
    ['--source dragons', /^SOURCE must be one of insurance, .*providers, plan-page, all\.$/],
    ['--source insurance --state Texas', /^STATE/],
    ['--source drug-names --file /a.rrf', /^drug-names has no FILE: .*\n.*하나씩 물어보므로/],
    ['--source providers --zip 9000 --type doctor', /^ZIP/],
    ['--source providers --type doctor', /^ZIP/],
    ['--source providers --zip 90006 --type dragon', /^TYPE must be one of doctor, /],
    ['--source plan-page --plan 7', /^PLAN/],
    ['--source plan-page --plan H0524-003-0', /^YEAR/],
    ['--source plan-page --plan 2026-H0524-003-0 --year 2027', /^PLAN is of 2026, YEAR says 2027/],
  ])('%s is refused with the variable that is wrong', (line, sentence) => {
    expect(() => ask(line)).toThrow(InvalidCommand);
    expect(() => ask(line)).toThrow(sentence);
  });
});
