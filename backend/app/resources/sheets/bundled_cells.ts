import { isInBundles, piecesIn } from '@barem/resources/calc/bundles'
import { snake, snapshotPath, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import type { FieldError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import type { FilledRow } from './fill_lines.ts'
import type { SheetOfLines } from './lines_columns.ts'

/** A column in which people may count in bundles, and where the size of these comes from. */
interface Bundled {
  name: string
  /** The relation of the line, and the field of its row. */
  relation: string
  target: string
  size: string
}

function bundledIn({ lines, columns }: SheetOfLines): Bundled[] {
  return columns.flatMap(({ name, field }): Bundled[] => {
    const beside = field.type === 'decimal' && field.bundle !== null ? (lines.fields[field.bundle] as Field) : null
    const [relation, size, ...further] = (beside && snapshotPath(beside)) ?? []
    const related = relation === undefined ? null : (lines.fields[relation] as Field)
    if (size === undefined || further.length > 0 || related?.type !== 'belongsTo') return []
    return [{ name, relation: relation!, target: related.to, size }]
  })
}

const isWords = (value: unknown): value is string => typeof value === 'string' && isInBundles(value)

async function sizesOf(engine: Engine, { target, size }: Bundled, ids: readonly unknown[]) {
  const { table } = engine.lookup(target)
  const rows = await rowsOf<{ id: string; size: number | null }>(
    `select id, ${snake(size)} as size from ${table} where tenant_id = app_tenant() and id::text = any($1::text[])`,
    [ids.map(String)],
  )
  return new Map(rows.map((row) => [row.id, row.size]))
}

/**
 * Puts pieces in the place of words such as `12b+5`, in the transaction at hand.
 * @returns mistakes of rows whose goods have no size of a bundle, by row
 */
export async function readBundles(
  engine: Engine,
  of: SheetOfLines,
  rows: readonly FilledRow[],
): Promise<ReadonlyMap<FilledRow, FieldError>> {
  const mistakes = new Map<FilledRow, FieldError>()
  for (const column of bundledIn(of)) {
    const { name, relation } = column
    const worded = rows.filter(({ values }) => isWords(values[name]))
    if (worded.length === 0) continue
    const sizes = await sizesOf(
      engine,
      column,
      worded.map(({ values }) => values[relation]),
    )
    for (const row of worded) {
      const values: Values = row.values
      const size = sizes.get(String(values[relation]))
      if (size == null) mistakes.set(row, { field: name, rule: 'noBundleSize', meta: { value: values[name] } })
      else values[name] = piecesIn(String(values[name]), size)
    }
  }
  return mistakes
}
