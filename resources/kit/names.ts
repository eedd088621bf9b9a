/** `customerTypeId` → `customer_type_id`: the column of a field. */
export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `customer-types` → `customer_types`, and `orders.lines` → `orders_lines`: the table of a resource, or of lines. */
export const tableName = (name: string) => snake(name.replaceAll('-', '_').replace('.', '_'))

/** The document and the field of what is called `orders.lines`; null for the name of a resource. */
export function linesNamed(name: string): { resource: string; field: string } | null {
  const [resource, field] = name.split('.') as [string, string | undefined]
  return field === undefined ? null : { resource, field }
}

/** The index that keeps values of these fields from repeating. */
export const uniqueIndex = (table: string, fields: readonly string[]) =>
  `${table}_${fields.map(snake).join('_')}_unique`

/** `customerTypeId` → `customerType`: where an answer embeds the row that a relation points to. */
export const relationKey = (field: string) => field.replace(/Ids?$/, '')
