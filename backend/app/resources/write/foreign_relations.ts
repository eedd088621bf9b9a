import {
  applies,
  insideSentence,
  lineFieldsOf,
  lineResource,
  linesNamed,
  snake,
  type AnyResource,
  type Field,
  type FieldSet,
} from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { mistaken, type FieldError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { rowsOf } from '#app/tenancy/run'

/** A relation of a document, or of its lines, whose rows belong to partners of the same kind. */
interface Way {
  /** The field with the lines that have it; null for one of the document itself. */
  lines: string | null
  name: string
  field: Field
  /** SQL of rows of the ids at `$1` that are of another partner than `$2`, each with its name. */
  text: string
}

type Lookup = Engine['lookup']

const partnerKind = ({ partner, fields }: AnyResource): string | null =>
  partner === null ? null : (fields[partner] as Extract<Field, { type: 'belongsTo' }>).to

/** The one relation of some lines to a kind of partner; null for lines with none, or with several. */
function ownPartner({ fields }: FieldSet, kind: string): string | null {
  const names = (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
    field.type === 'belongsTo' && field.to === kind ? [name] : [],
  )
  return names.length === 1 ? names[0]! : null
}

/** SQL of the rows that a relation may lead to and that are of another partner; null where they are of none. */
function othersSql(lookup: Lookup, to: string, kind: string): string | null {
  const inside = linesNamed(to)
  const target = lookup(inside?.resource ?? to)
  const title = `t.${snake(target.title)}`
  // The check of relations already reports a partner that does not exist.
  const isThere = `exists (select from ${lookup(kind).table} p where p.tenant_id = app_tenant() and p.id = $2::uuid)`
  const ofTarget = partnerKind(target) === kind ? `t.${snake(target.partner!)}` : null
  if (!inside)
    return (
      ofTarget &&
      `select t.id, ${title} as name from ${target.table} t
        where t.tenant_id = app_tenant() and t.id = any($1::uuid[]) and ${ofTarget} <> $2::uuid and ${isThere}`
    )
  const lines = lineResource(target, inside.field)
  const own = ownPartner(lines, kind)
  const partner = own ? `l.${snake(own)}` : ofTarget
  return (
    partner &&
    `select l.id, ${title} as name from ${lines.table} l join ${target.table} t on t.tenant_id = l.tenant_id and t.id = l.owner_id
      where l.tenant_id = app_tenant() and l.id = any($1::uuid[]) and ${partner} <> $2::uuid and ${isThere}`
  )
}

function waysIn(lookup: Lookup, kind: string, { fields }: FieldSet, lines: string | null): Way[] {
  return (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): Way[] => {
    if (!('to' in field) || field.readOnly || ('anyPartner' in field && field.anyPartner)) return []
    const text = othersSql(lookup, field.to, kind)
    return text === null ? [] : [{ lines, name, field, text }]
  })
}

const ways = new WeakMap<AnyResource, Way[]>()

/** Relations of a document to what belongs to partners, such as the order of an invoice, read off the definitions. */
function waysOf({ lookup }: Engine, resource: AnyResource): Way[] {
  const kept = ways.get(resource)
  if (kept) return kept
  const kind = partnerKind(resource)
  const found =
    kind === null
      ? []
      : [
          ...waysIn(lookup, kind, resource, null),
          ...lineFieldsOf(resource).flatMap((name) => waysIn(lookup, kind, lineResource(resource, name), name)),
        ]
  ways.set(resource, found)
  return found
}

const idsIn = (value: unknown): string[] => [value].flat().filter((id): id is string => typeof id === 'string')

/** Rows that a relation newly points to, each at its path. */
function choicesOf({ lines, name, field }: Way, row: Values, before: Values | null): { path: string; id: string }[] {
  const stored = (id: unknown): Values | null =>
    lines === null ? before : (((before?.[lines] ?? []) as Values[]).find((line) => line.id === id) ?? null)
  const owners: [string, Values][] =
    lines === null ? [['', row]] : ((row[lines] ?? []) as Values[]).map((line, index) => [`${lines}.${index}.`, line])
  return owners.flatMap(([path, owner]) => {
    if (!applies(field, owner)) return []
    const kept = new Set(idsIn(stored(owner.id)?.[name]))
    return idsIn(owner[name]).flatMap((id) => (kept.has(id) ? [] : [{ path: path + name, id }]))
  })
}

/**
 * Mistakes at relations to documents of another partner, such as the order of another customer. Relations that are
 * stored already are judged only when the partner changes; the mistake is then at the partner.
 * @param row as it will be
 * @param before as stored; null for a new document, or to judge all of it
 */
export async function foreignRelations(
  engine: Engine,
  resource: AnyResource,
  row: Values,
  before: Values | null,
): Promise<FieldError[]> {
  const { partner, name: own } = resource
  const mine = partner === null ? null : row[partner]
  if (typeof mine !== 'string' || !applies(resource.fields[partner!] as Field, row)) return []
  const moves = before !== null && before[partner!] !== mine
  const mistakes: FieldError[] = []
  for (const way of waysOf(engine, resource)) {
    // The mistake at the document covers its lines.
    if (way.lines !== null && mistakes.some(({ field }) => !field.includes('.'))) break
    const choices = choicesOf(way, row, moves ? null : before)
    if (choices.length === 0) continue
    const others = await rowsOf<{ id: string; name: string | null }>(way.text, [
      [...new Set(choices.map(({ id }) => id))],
      mine,
    ])
    for (const { path, id } of choices) {
      const found = others.find((one) => one.id === id)
      if (!found) continue
      const isKept = moves && !choicesOf(way, row, before).some((one) => one.path === path && one.id === id)
      const label = (language: Language) => insideSentence(translate(language, `resources:${own}.fields.${partner}`))
      mistakes.push({
        field: isKept ? partner! : path,
        rule: 'ofAnotherPartner',
        meta: { code: found.name, partner: label },
      })
    }
  }
  return mistakes.filter(({ field }, place) => mistakes.findIndex((one) => one.field === field) === place)
}

/** @throws ApiError COM_ERR_001 at each relation to what is of another partner than the document */
export async function requireOwn(...asked: Parameters<typeof foreignRelations>): Promise<void> {
  const mistakes = await foreignRelations(...asked)
  if (mistakes.length > 0) throw mistaken(mistakes)
}
