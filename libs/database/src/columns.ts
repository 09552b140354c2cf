// Select lists made of the entities, so that a column is named in one place. Hot reads are hand-written SQL around them.
import { getMetadataArgsStorage } from 'typeorm';

type Entity<E> = abstract new (...parameters: never[]) => E;

/** TypeORM keeps what a decorator said with the class that said it: ours and those it extends. */
function columnsIn(entity: Entity<unknown>) {
  const family: unknown[] = [];
  for (let target: unknown = entity; typeof target === 'function'; target = Object.getPrototypeOf(target)) {
    family.push(target);
  }
  return getMetadataArgsStorage().columns.filter(({ target }) => family.includes(target));
}

/**
 * `r.name, r.name_ko AS "nameKo"`: rows of `Pick<E, K>`. PostgreSQL sends `numeric` as text; ours have at most ten digits and
 * are exact as numbers.
 * @param table alias of the entity's table
 * @throws Error for a property that is no column of the entity
 */
export function columnsOf<E, K extends keyof E & string>(
  entity: Entity<E>,
  properties: readonly K[],
  table = 'r',
): string {
  const columns = columnsIn(entity);
  return properties
    .map((property) => {
      const column = columns.find(({ propertyName }) => propertyName === property);
      if (!column) throw new Error(`${entity.name} has no column ${property}`);
      const { name = property, type } = column.options;
      const value = `${table}.${name}${type === 'numeric' ? '::float8' : ''}`;
      return name === property && type !== 'numeric' ? value : `${value} AS "${property}"`;
    })
    .join(', ');
}
