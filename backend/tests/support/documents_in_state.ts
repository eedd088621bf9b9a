import { resources } from '@barem/resources'
import { lineFieldsOf, lineResource, linesNamed, type AnyResource, type Field } from '@barem/resources/kit'
import { api, signIn, type Company } from './client.ts'

type Relation = Extract<Field, { type: 'belongsTo' | 'belongsToMany' }>
type Body = Record<string, unknown>

const resourceOf = (name: string): AnyResource => resources.find((resource) => resource.name === name)!

/** Whether a relation is to documents in some states only, which a new one is not in. */
export const needsState = (field: Field): boolean =>
  (field.type === 'belongsTo' || field.type === 'belongsToMany') &&
  (resourceOf(field.to)?.states?.field ?? '') in field.where

const kindOf = ({ partner, fields }: AnyResource): string | null =>
  partner === null ? null : (fields[partner] as Extract<Field, { type: 'belongsTo' }>).to

/** Whether what a relation leads to belongs to a partner of the same kind as the document does. */
const ofPartner = (resource: AnyResource, field: Field): boolean => {
  if (!('to' in field) || kindOf(resource) === null) return false
  const target = resourceOf(linesNamed(field.to)?.resource ?? field.to)
  return target !== undefined && kindOf(target) === kindOf(resource)
}

/** Documents of each company in a state that a relation asks for, by what was asked. */
const inStates = new Map<string, Promise<Body | undefined>>()

function documentInState(
  { to, where }: Relation,
  company: Company,
  partner: unknown = null,
): Promise<Body | undefined> {
  const { states, partner: whose } = resourceOf(to)
  const of = partner === null ? '' : `&${whose}=${String(partner)}`
  const query = `/${to}?_start=0&_end=1&${states!.field}_in=${where[states!.field]!.join(',')}${of}`
  const key = `${company} ${query}`
  const found =
    inStates.get(key) ??
    signIn('superadmin', company).then(async (token) => (await api(token).get(query)).body[0] as Body | undefined)
  inStates.set(key, found)
  return found
}

/**
 * A document of the demo in a state that a relation asks for.
 * @param resource the document that has the relation
 * @param partner whose it is; null for anybody's
 */
export const inState = async (
  resource: AnyResource,
  field: Relation,
  company: Company,
  partner: unknown,
): Promise<string | undefined> =>
  (await documentInState(field, company, ofPartner(resource, field) ? partner : null))?.id as string | undefined

/** The partner of the first document that a sample names; null where it names none. */
export async function partnerNamed(
  resource: AnyResource,
  named: readonly [string, Field][],
  company: Company,
): Promise<unknown> {
  const found = named.map(([, field]) => field).find((field) => needsState(field) && ofPartner(resource, field)) as
    Relation | undefined
  return found ? ((await documentInState(found, company))?.[resourceOf(found.to).partner!] ?? null) : null
}

/** A body with one value of the test's choice, without what would be of another partner then. */
export function withOwn(resource: AnyResource, body: Body, name: string): Body {
  const others = (of: AnyResource['fields']) =>
    Object.entries(of).flatMap(([one, field]) => (ofPartner(resource, field as Field) ? [one] : []))
  const ways = others(resource.fields)
  const dropped =
    name === resource.partner
      ? [...ways, ...lineFieldsOf(resource).filter((lines) => others(lineResource(resource, lines).fields).length > 0)]
      : ways.includes(name)
        ? [resource.partner!]
        : []
  return Object.fromEntries(Object.entries(body).filter(([one]) => !dropped.includes(one)))
}
