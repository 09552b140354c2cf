import { featuredIds } from './featured';

type Row = Parameters<typeof featuredIds>[0][number];
const rows = (source: Row['source'], category: Row['category'], count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${source}-${category}-${index}`, source, category }));

it('puts at most six first, and at most three of one agency', () => {
  const chosen = featuredIds([
    ...rows('cms', 'medicare', 5),
    ...rows('ssa', 'social-security', 5),
    ...rows('dhcs', 'medi-cal', 1),
  ]);
  expect([...chosen].filter((id) => id.startsWith('cms'))).toEqual([
    'cms-medicare-0',
    'cms-medicare-1',
    'cms-medicare-2',
  ]);
  expect(chosen.size).toBe(6);
});

it('takes what concerns seniors before what does not, and notices for lawyers only alone', () => {
  const general = rows('cms', 'general', 2);
  const notices = rows('federal-register', 'medicare', 2);
  const [first] = featuredIds([...general, ...notices, ...rows('ssa', 'social-security', 1)]);
  expect(first).toBe('ssa-social-security-0');
  expect([...featuredIds([...notices, ...general])]).toEqual(['cms-general-0', 'cms-general-1']);
  expect([...featuredIds(notices)]).toHaveLength(2);
});
