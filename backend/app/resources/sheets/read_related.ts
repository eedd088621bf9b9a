import { choosableRows, snake, type AnyResource, type Field } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { choosable } from '../read/choosable.ts'
import { lower, RelatedRows, splits, type Target } from './related.ts'

/** All that a text may be the code or the name of. */
const wordsIn = (text: string): string[] =>
  [text, ...text.split(';')].flatMap((part) => [lower(part), ...splits(lower(part)).flat()])

/** The rows that texts of cells may name, in the transaction at hand; none for a field that points to no rows. */
export async function relatedRows(engine: Engine, field: Field, texts: readonly string[]): Promise<RelatedRows> {
  if (!('to' in field)) return new RelatedRows([])
  const target: AnyResource = engine.lookup(field.to)
  const chosen: unknown[] = []
  const fits = choosable(choosableRows(field, target), (values) => {
    chosen.push(values)
    return '?'
  })
  const code = target.fields.code ? 'lower(code)' : 'null'
  const names = [target.title, target.englishTitle]
    .filter((name) => name !== null)
    .map((name) => `lower(${snake(name)}::text)`)
  const wanted = [...new Set(texts.flatMap(wordsIn))]
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id, ${code} as code, array_remove(array[${names.join(', ')}], null) as names,
        ${fits.length > 0 ? `coalesce(${fits.join(' and ')}, false)` : 'true'} as fits
      from ${target.table} t where tenant_id = app_tenant()
      and (${[code, ...names].map((name) => `${name} = any(?)`).join(' or ')}) order by id`,
    [...chosen, wanted, ...names.map(() => wanted)] as never,
  )) as { rows: Target[] }
  return new RelatedRows(rows)
}
