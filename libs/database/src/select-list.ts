/** Name of the column of a property: `nameKo` is `name_ko`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * `r.name, r.name_ko AS "nameKo"`: the select list of a `Pick` of a table's columns (./tables).
 * @param table alias of the table
 */
export function selectList(properties: readonly string[], table = 'r'): string {
  return properties
    .map((property) => {
      const column = columnName(property);
      return column === property ? `${table}.${column}` : `${table}.${column} AS "${property}"`;
    })
    .join(', ');
}
