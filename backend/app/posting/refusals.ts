import { lineFieldsOf, linesNamed, snake, tableName, type AnyResource, type Field } from '@barem/resources/kit'
import { ledgerList } from '@barem/resources/ledgers'
import type { PostingRefusal } from '@barem/resources/posting'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { lineName } from '#app/engine/line_names'
import { figureText } from '#app/language/amount'
import { ApiError, type FieldError } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

/** The path of a refusal's field: within its line, wherever in the document that is. */
function pathOf(resource: AnyResource, document: Values, { line, field, keys }: PostingRefusal): string {
  for (const lines of line === null ? [] : lineFieldsOf(resource)) {
    const index = (document[lines] as Values[]).findIndex(({ id }) => id === line)
    if (index >= 0) return `${lines}.${index}.${field}`
  }
  // A document whose amount is the sum of its lines shows it where it says what is short.
  return field in resource.fields ? field : (Object.keys(keys).find((key) => key in resource.fields) ?? field)
}

/** What the keys of every ledger lead to, by their names. */
const targets = new Map(
  ledgerList.flatMap(({ keys }) =>
    (Object.entries(keys) as [string, Extract<Field, { type: 'belongsTo' }>][]).map(([key, { to }]) => [key, to]),
  ),
)

/** What the keys of refusals are called, by key and id, such as the name of a product. */
async function namesOf({ lookup }: Engine, refusals: readonly PostingRefusal[]) {
  const names = new Map<string, string>()
  for (const key of new Set(refusals.flatMap(({ keys }) => Object.keys(keys)))) {
    const to = targets.get(key)!
    const rows = await rowsOf<{ id: string; name: string }>(
      `select t.id, ${linesNamed(to) ? lineName(lookup, to, 't') : `t.${snake(lookup(to).title)}`} as name
        from ${tableName(to)} t where t.tenant_id = app_tenant() and t.id = any($1::uuid[])`,
      [refusals.flatMap((one) => one.keys[key] ?? [])],
    )
    for (const { id, name } of rows) names.set(`${key} ${id}`, name)
  }
  return names
}

const FIGURE = /^-?\d+(\.\d+)?$/

/** Figures of a refusal as a sentence has them. */
const readable = (meta: PostingRefusal['meta']) =>
  Object.fromEntries(
    Object.entries(meta).map(([name, value]) => [name, FIGURE.test(value) ? figureText(value) : value]),
  )

/** The error for what cannot be posted: each refusal at its field, with the names of what it is about. */
export async function postingError(
  engine: Engine,
  resource: AnyResource,
  document: Values,
  refusals: readonly PostingRefusal[],
): Promise<ApiError> {
  const names = await namesOf(engine, refusals)
  const errors = refusals.map((refusal): FieldError => {
    const about = Object.entries(refusal.keys).map(([key, id]) => [
      key.replace(/Id$/, ''),
      names.get(`${key} ${id}`) ?? id,
    ])
    const meta = { ...readable(refusal.meta), ...refusal.texts, ...Object.fromEntries(about) }
    return { field: pathOf(resource, document, refusal), rule: refusal.rule, meta }
  })
  // What the goods lack is said by its own code, whatever else is wrong with the line.
  const said = refusals.find(({ code }) => code !== 'COM_ERR_001') ?? refusals[0]!
  return new ApiError(said.code, { errors })
}
