import { linesNamed, snake, type AnyResource } from '@barem/resources/kit'

/**
 * SQL of what people call a line of another document: its document and its place there, `HDM-2611-0003 · 2`.
 * @param to name of the lines, `purchase-contracts.lines`
 * @param alias of the row of the line
 */
export function lineName(lookup: (name: string) => AnyResource, to: string, alias: string): string {
  const { table, title } = lookup(linesNamed(to)!.resource)
  return `((select o.${snake(title)} from ${table} o where o.tenant_id = ${alias}.tenant_id and o.id = ${alias}.owner_id)
    || ' · ' || (${alias}.position + 1))`
}
