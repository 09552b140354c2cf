import { columnsOf } from './columns';
import { InsurancePlanEntity } from './entities/insurance-plan.entity';
import { OfficeEntity } from './entities/office.entity';

describe('the select list of an entity', () => {
  it('names its columns, and those it has from the class it extends, as its properties', () => {
    expect(columnsOf(OfficeEntity, ['name', 'zipCode', 'sourceUrl'])).toBe(
      'r.name, r.zip_code AS "zipCode", r.source_url AS "sourceUrl"',
    );
  });

  it('reads numeric as a number, from the table that is asked', () => {
    expect(columnsOf(InsurancePlanEntity, ['deductible', 'state'], 'p')).toBe(
      'p.deductible::float8 AS "deductible", p.state',
    );
  });

  it('refuses what is no column, also one of another entity', () => {
    expect(() => columnsOf(OfficeEntity, ['planYear' as 'name'])).toThrow('OfficeEntity has no column planYear');
  });
});
