import { CRAWLED_BY_ZIP } from '@app/contracts/http/catalog';
import { CRAWL_SOURCES, DIRECTORY_SOURCES, WHOLE_SOURCES } from '@app/contracts/http/crawler';
import { argumentsOf, DIRECTORIES, TYPES, USAGE, WHOLE, WronglyAsked } from './import-arguments.mjs';

const crawl = (env: Record<string, string>) => argumentsOf('crawl', env);

describe('what make import and make crawl are asked', () => {
  it('covers every source and type of the product', () => {
    expect(WHOLE).toEqual([...WHOLE_SOURCES]);
    expect(DIRECTORIES).toEqual([...DIRECTORY_SOURCES]);
    expect(TYPES).toEqual([...CRAWLED_BY_ZIP]);
    for (const name of [...CRAWL_SOURCES, ...CRAWLED_BY_ZIP]) expect(USAGE).toContain(name);
  });

  it('becomes the arguments of the program', () => {
    const file = { SOURCE: 'insurance', FILE: '/data/a.csv', STATE: '', FORCE: '' };
    expect(argumentsOf('import', file)).toEqual(['--source', 'insurance', '--file', '/data/a.csv']);
    expect(crawl({ SOURCE: 'clinics', STATE: 'TX', FORCE: '1' })).toEqual([
      '--source',
      'clinics',
      '--state',
      'TX',
      '--force',
    ]);
    expect(crawl({ SOURCE: 'all', FORCE: '0' })).toEqual(['--source', 'all']);
    expect(crawl({ SOURCE: 'providers', ZIP: '90006', TYPE: 'doctor', YEAR: '7' })).toEqual([
      '--source',
      'providers',
      '--zip',
      '90006',
      '--type',
      'doctor',
    ]);
    expect(crawl({ SOURCE: 'plan-page', PLAN: 'H0524-003-0', YEAR: '2026' })).toEqual([
      '--source',
      'plan-page',
      '--plan',
      'H0524-003-0',
      '--year',
      '2026',
    ]);
    expect(crawl({ SOURCE: 'plan-page', PLAN: '2026-H0524-003-0' })).toHaveLength(4);
  });

  it.each([
    ['crawl', {}, /SOURCE/],
    ['crawl', { SOURCE: 'dragons' }, /no source dragons/],
    ['crawl', { SOURCE: 'hospitals', FILE: 'a.csv' }, /make import/],
    ['crawl', { SOURCE: 'hospitals', STATE: 'Texas' }, /STATE must be/],
    ['crawl', { SOURCE: 'all', STATE: 'TX' }, /STATE does not go with all/],
    ['crawl', { SOURCE: 'providers' }, /ZIP must be/],
    ['crawl', { SOURCE: 'providers', ZIP: '90006', TYPE: 'dentist' }, /TYPE must be one of/],
    ['crawl', { SOURCE: 'plan-page', PLAN: '2026-H0524-003-0', FORCE: '1' }, /FORCE does not go/],
    ['crawl', { SOURCE: 'plan-page', YEAR: '2026' }, /PLAN must be/],
    ['crawl', { SOURCE: 'plan-page', PLAN: 'H0524-003-0', YEAR: '26' }, /YEAR must be/],
    ['import', { SOURCE: 'hospitals' }, /FILE/],
    ['import', { SOURCE: 'providers', FILE: 'a.csv' }, /not of providers/],
  ] as const)('make %s with %j is refused in a sentence', (kind, env, sentence) => {
    expect(() => argumentsOf(kind, env)).toThrow(WronglyAsked);
    expect(() => argumentsOf(kind, env)).toThrow(sentence);
  });
});
