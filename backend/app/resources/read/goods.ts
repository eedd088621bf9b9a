import { figuresOf, lineResource, type AnyResource, type Field } from '@barem/resources/kit'
import type { Statement } from '#app/tenancy/run'
import { fieldColumn } from './selection.ts'

/** What the goods of a line are counted in. */
const UNITS = ['unit', 'englishUnit', 'quantityUnit']

type Lines = Extract<Field, { type: 'lines' }>

/** The field with the goods of a document. */
export const goodsField = ({ fields }: AnyResource): string | null =>
  Object.keys(fields).find((name) => (fields[name] as Field).type === 'lines' && (fields[name] as Lines).grid) ?? null

/** One statement that gives `goods`: the counted lines of these rows by the row's id, as JSON text. */
export function goodsStatement(resource: AnyResource, goods: string, ids: readonly string[]): Statement {
  const { table, fields } = lineResource(resource, goods)
  const counted = [...figuresOf({ fields }, 'count'), ...UNITS.filter((name) => fields[name])]
  const columns = counted.map((name) => fieldColumn(name, fields[name] as Field, 'l'))
  return {
    text: `select coalesce(json_object_agg(k.owner_id, k.lines), '{}')::text as goods
      from (select p.owner_id, json_agg(p order by p.position) as lines
        from (select l.owner_id, l.position, ${columns.join(', ')} from ${table} l
          where l.tenant_id = app_tenant() and l.owner_id = any($1::uuid[])) p
        group by p.owner_id) k`,
    values: [ids],
  }
}
