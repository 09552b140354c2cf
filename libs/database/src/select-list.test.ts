import { selectList } from './select-list';

test('a select list names the columns of a table as the properties of a row', () => {
  expect(selectList(['name', 'zipCode', 'sourceUrl'])).toBe(
    'r.name, r.zip_code AS "zipCode", r.source_url AS "sourceUrl"',
  );
  expect(selectList(['planYear'], 'plan')).toBe('plan.plan_year AS "planYear"');
});
