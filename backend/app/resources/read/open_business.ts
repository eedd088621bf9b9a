import type { AreaCode } from '@barem/resources/areas'
import {
  lineFieldsOf,
  lineResource,
  snake,
  usableRows,
  type AnyResource,
  type Field,
  type FieldSet,
  type Ledger,
} from '@barem/resources/kit'
import { ledgerList } from '@barem/resources/ledgers'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'
import { waysFrom } from './fulfilled.ts'

/** What is not at its end of a row, so that whoever puts it out of use knows. */
export interface OpenBusiness {
  /** Documents in force of which something is still to come, and how many of their lines are about the row. */
  documents: { resource: string; documents: number; lines: number }[]
  /** What ledgers tell of the row, as decimal strings other than zero: pieces on hand, what is owed or held. */
  standing: { ledger: string; figure: string }[]
}

/** Whether rows can be put out of use, so that nothing new begins with them. */
export const canBeOff = ({ fields }: Pick<AnyResource, 'fields'>): boolean => Object.keys(usableRows(fields)).length > 0

/** Columns that lead to rows of a resource. */
const columnsTo = ({ fields }: FieldSet, name: string): string[] =>
  (Object.entries(fields) as [string, Field][]).flatMap(([field, spec]) =>
    spec.type === 'belongsTo' && spec.to === name ? [snake(field)] : [],
  )

/** SQL of lines of documents `d` that are about the row `$1` and still open. */
function openLines(engine: Engine, document: AnyResource, name: string): string[] {
  const ways = waysFrom(engine, document)
  return lineFieldsOf(document).flatMap((field) => {
    const lines = lineResource(document, field)
    const columns = columnsTo(lines, name)
    const closed = ways.find(({ source }) => source === field)?.closedFlag ?? null
    const about = columns.map((column) => `l.${column} = $1`).join(' or ')
    return columns.length === 0
      ? []
      : [
          `from ${lines.table} l where l.tenant_id = d.tenant_id and l.owner_id = d.id and (${about})
            ${closed ? `and l.${snake(closed)} is not true` : ''}`,
        ]
  })
}

async function documentsOf(engine: Engine, { name }: AnyResource, id: string): Promise<OpenBusiness['documents']> {
  const documents: OpenBusiness['documents'] = []
  for (const document of engine.resources) {
    const { states } = document
    if (!states?.progress) continue
    const lines = openLines(engine, document, name)
    const about = [
      ...columnsTo(document, name).map((column) => `d.${column} = $1`),
      ...lines.map((sql) => `exists (select ${sql})`),
    ]
    if (about.length === 0) continue
    const counts = lines.map((sql) => `(select count(*) ${sql})`)
    const [row] = await rowsOf<{ documents: number; lines: number }>(
      `select count(*)::int as documents, coalesce(sum(${['0', ...counts].join(' + ')}), 0)::int as lines
        from ${document.table} d where d.tenant_id = app_tenant() and d.${snake(states.field)} = any($2)
          and (${about.join(' or ')})`,
      [id, [states.progress.none, states.progress.begun]],
    )
    if (row!.documents > 0) documents.push({ resource: document.name, ...row! })
  }
  return documents
}

/** What the balance of a ledger comes to for a row; null where the ledger keeps none of it, or it is zero. */
async function standingIn(ledger: Ledger, name: string, id: string): Promise<string | null> {
  const { keys, balances, tells } = ledger
  const leads = (key: string) => (keys[key] as Extract<Field, { type: 'belongsTo' }>).to === name
  const balance = balances.find(({ per, of }) => of.includes(tells!.measure) && per.some(leads))
  if (!balance) return null
  const measure = `sum(${snake(tells!.measure)})`
  const [row] = await rowsOf<{ figure: string }>(
    `select ${measure}::text as figure from ${balance.table}
      where tenant_id = app_tenant() and ${snake(balance.per.find(leads)!)} = $1 having ${measure} <> 0`,
    [id],
  )
  return row?.figure ?? null
}

/**
 * What is open of a row: documents that wait for goods or bring them, and what ledgers tell of it.
 * @param mayView whether the caller may see what an area hides
 */
export async function openBusinessOf(
  engine: Engine,
  resource: AnyResource,
  id: string,
  mayView: (area: AreaCode) => boolean,
): Promise<OpenBusiness> {
  const standing: OpenBusiness['standing'] = []
  for (const ledger of ledgerList) {
    if (!ledger.tells || !mayView(ledger.tells.area)) continue
    const figure = await standingIn(ledger, resource.name, id)
    if (figure !== null) standing.push({ ledger: ledger.name, figure })
  }
  return { documents: await documentsOf(engine, resource, id), standing }
}
