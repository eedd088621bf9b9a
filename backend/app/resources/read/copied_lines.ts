import { exact, sum, type Figure } from '@barem/resources/calc/exact'
import { snake, type AnyResource, type CopiedLines, type CreatedFrom, type Field } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'
import { valueColumn } from './value_column.ts'

/** Texts of the rows that a relation of lines leads to, by the ids of the rows. */
async function textsOf({ lookup }: Engine, relation: Field, text: string, lines: readonly Values[], name: string) {
  const { table } = lookup((relation as Extract<Field, { type: 'belongsTo' }>).to)
  const ids = lines.map((line) => line[name]).filter((id) => typeof id === 'string')
  const rows = await rowsOf<{ id: string; text: string | null }>(
    `select id, ${snake(text)} as text from ${table} where tenant_id = app_tenant() and id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row.text]))
}

/** What is still open of a document by a figure of it, as a decimal string. */
async function remainingOf(source: AnyResource, name: string, id: string): Promise<string> {
  const [row] = await rowsOf<{ open: string | null }>(
    `select (${valueColumn(name, source.fields[name] as Field, 't')})::text as open from ${source.table} t
      where t.tenant_id = app_tenant() and t.id = $1::uuid`,
    [id],
  )
  return row?.open ?? '0'
}

/** Lines whose figures come to what is open: what is done counts as the first of them. */
function lastOf(lines: readonly Values[], figure: string, open: string): Values[] {
  let done = exact.sub(sum(lines.map((line) => (line[figure] ?? null) as Figure)), open)
  return lines.flatMap((line) => {
    const own = exact.sub((line[figure] ?? '0') as string, 0)
    const left = done.gt(0) ? own.minus(done) : own
    done = exact.max(0, done.minus(own))
    return left.gt(0) ? [{ ...line, [figure]: left.toFixed() }] : []
  })
}

const FIGURES = ['decimal', 'weight', 'money', 'integer']

/** Lines of which each value of a field has one, whose figures are added up. */
function mergedBy(lines: readonly Values[], oneFor: string, own: AnyResource['fields']): Values[] {
  const merged = Map.groupBy(lines, (line) => line[oneFor])
  return [...merged.values()].map((same) =>
    Object.fromEntries(
      Object.entries(same[0]!).map(([name, value]) => [
        name,
        same.length > 1 && FIGURES.includes(own[name]!.type) ? addedUp(same.map((line) => line[name])) : value,
      ]),
    ),
  )
}

/** Figures added up; null where one of them is unknown. */
const addedUp = (figures: readonly unknown[]): string | null =>
  figures.some((figure) => (figure ?? null) === null) ? null : sum(figures as Figure[]).toFixed()

/**
 * Lines that begin as those of another document.
 * @param own the fields of the lines that are made, as the caller may see them
 * @param other the fields of the lines of the other document
 * @param document the other document, as it is stored
 */
export async function copiedLines(
  engine: Engine,
  [own, other]: readonly [AnyResource['fields'], AnyResource['fields']],
  { source: field, copy, upToRemaining, without, oneFor }: CopiedLines,
  { remaining }: Pick<CreatedFrom, 'remaining'>,
  source: AnyResource,
  document: Values & { id: string },
): Promise<Values[]> {
  const lines = (document[field] as Values[]).filter(
    (line) => without === undefined || (line[without] ?? false) === false,
  )
  const copied: Values[] = lines.map(() => ({}))
  for (const [name, path] of Object.entries(copy).filter(([name]) => name in own)) {
    const [taken, text] = path.split('.') as [string, string | undefined]
    const texts = text ? await textsOf(engine, other[taken] as Field, text, lines, taken) : null
    lines.forEach((line, place) => {
      copied[place]![name] = (texts ? texts.get(String(line[taken])) : line[taken]) ?? null
    })
  }
  if (oneFor !== undefined) return mergedBy(copied, oneFor, own)
  if (upToRemaining === undefined || remaining === undefined) return copied
  return lastOf(copied, upToRemaining, await remainingOf(source, remaining, document.id))
}
