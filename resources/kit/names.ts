/** `customerTypeId` → `customer_type_id`: the column of a field. */
export const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `customer-types` → `customer_types`: the table of a resource. */
export const tableName = (resource: string) => resource.replaceAll('-', '_')

/** The index that keeps values of these fields from repeating. */
export const uniqueIndex = (table: string, fields: readonly string[]) =>
  `${table}_${fields.map(snake).join('_')}_unique`

/** `customerTypeId` → `customerType`: where an answer embeds the row that a relation points to. */
export const relationKey = (field: string) => field.replace(/Ids?$/, '')
