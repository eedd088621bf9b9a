import type { Assert } from '@japa/assert'
import {
  isDocument,
  lineFieldsOf,
  lineResource,
  offersChoices,
  usableRows,
  type AnyResource,
  type Field,
} from '@barem/resources/kit'
import { clerk, draft, inState, isAgreed } from './documents/lives.ts'
import { answersTo, wayTo } from './documents/ways.ts'
import { created, resourceOf, sample } from './samples.ts'
import type { Walker } from './walker.ts'

/** What documents hide from most people: costs, what customers owe, and from keepers prices. */
export const HIDDEN: [number, string][] = [
  [58, 'v'],
  [22, 'v'],
  [20, 'v'],
  [24, 'v'],
]
/** Actions that every approved document has. */
const DECIDED = ['request', 'withdraw', 'reject', 'approve', 'revise', 'cancel', 'undo']
/** The right to approve. */
export const AUTHORITY: [number, string] = [60, 'v']
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const relationsOf = ({ fields }: Pick<AnyResource, 'fields'>) =>
  Object.entries(fields)
    .filter(([, field]) => offersChoices(field as Field))
    .map(([name]) => name)

/** A row for others to be held against: a new one where that is possible, else one that is there. */
const rowOf = async (walker: Walker, resource: AnyResource) =>
  resource.actions.includes('create') ? created(resource) : (await walker.visit(`${resource.name}.list`)).body[0]

/** Adds, changes, lists, shows and deletes a row, and asks what its relations offer. */
export async function walkRows(walker: Walker, resource: AnyResource, assert: Assert): Promise<void> {
  const { name, actions } = resource
  let row = await rowOf(walker, resource)
  if (actions.includes('create')) row = (await walker.visit(`${name}.create`, { body: await sample(resource) })).body
  const params = { id: row.id }
  if (actions.includes('update')) {
    const [field, value] =
      Object.entries(await sample(resource, 'DONGA', 'required')).find(
        ([key]) => resource.fields[key]?.type === 'text',
      ) ?? []
    row = (
      await walker.visit(`${name}.update`, {
        params,
        body: { version: row.version, ...(field && { [field]: value }) },
      })
    ).body
    assert.equal((await walker.visit(`${name}.update`, { params, body: { version: row.version + 1 } })).status, 409)
    if (Object.keys(usableRows(resource.fields)).length > 0) await walker.visit(`${name}.open`, { params })
  }
  await walker.visit(`${name}.list`, { query: '_start=0&_end=100' })
  await walker.visit(`${name}.show`, { params })
  await walker.visit(`${name}.history`, { params, query: '_start=0&_end=20' })
  for (const part of [resource, ...lineFieldsOf(resource).map((field) => lineResource(resource, field))])
    for (const field of relationsOf(part))
      await walker.visit(`${part.name}.options`, { params: { field }, query: 'q=a&_end=20' })
  for (const field of resource.duplicates)
    await walker.visit(`${name}.similar`, {
      query: `field=${field}&value=${encodeURIComponent(String(row[field]))}`,
    })
  const [bulk] = resource.list.bulk
  if (bulk && actions.includes('update'))
    await walker.visit(`${name}.updateMany`, { body: { ids: [row.id], changes: { [bulk]: row[bulk] } } })
  if (actions.includes('delete')) await walker.visit(`${name}.delete`, { params })
}

/** Takes the lines of a document out as a sheet, and sends them back as they are. */
export async function walkLinesSheets(walker: Walker, resource: AnyResource, assert: Assert): Promise<void> {
  const { name, fields } = resource
  for (const field of lineFieldsOf(resource)) {
    const { sheet } = fields[field] as Extract<Field, { type: 'lines' }>
    if (!sheet) continue
    const row = await created(resource, { ...(await sample(resource)), ...(sheet.until && { [sheet.until]: false }) })
    const params = { id: String(row.id) }
    const { content } = await walker.visit(`${name}.${field}Sheet`, { params })
    const bytes = { content, type: XLSX }
    const checked = await walker.visit(`${name}.${field}Filled`, { params, bytes, query: 'check=true' })
    assert.equal(checked.body.data.accepted, 0, 'lines that say nothing new')
    assert.deepEqual((await walker.visit(`${name}.${field}Filled`, { params, bytes })).body.data.refused, [])
  }
}

/** Exports a list, and imports it again where that is served. */
export async function walkSheets(walker: Walker, resource: AnyResource, assert: Assert): Promise<void> {
  const { name, actions } = resource
  const { content } = await walker.visit(`${name}.export`, { query: '_sort=createdAt&_order=desc' })
  if (!actions.includes('create') || isDocument(resource)) return
  await walker.visit(`${name}.template`)
  const { body } = await walker.visit(`${name}.import`, { bytes: { content, type: XLSX }, query: 'check=true' })
  assert.equal(body.data.accepted, 0, 'rows that are in already')
}

/** Takes each action of a document that nobody approves. */
export async function walkPlainLife(walker: Walker, resource: AnyResource, assert: Assert): Promise<void> {
  const { name } = resource
  await walker.visit(`${name}.preview`, { body: await sample(resource) })
  for (const action of Object.keys(resource.states!.actions)) {
    let row: any = await created(resource)
    for (const step of wayTo(resource, action)) {
      const body = { version: row.version, ...answersTo(resource, row, step) }
      row = (await walker.visit(`${name}.${step}`, { params: { id: row.id }, body })).body
    }
    assert.equal(row[resource.states!.field], resource.states!.actions[action]!.to)
    const history = (await walker.visit(`${name}.history`, { params: { id: row.id } })).body
    assert.equal(history[0].action, action)
    await walker.visit(`${name}.revisions`, { params: { id: row.id } })
    for (const { paper } of resource.prints)
      await walker.visit(`${name}.print`, { params: { id: row.id }, body: { paper } })
    if (resource.prints.length > 0)
      assert.isNotEmpty((await walker.visit(`${name}.prints`, { params: { id: row.id } })).body)
  }
}

/** What the steps of a document take besides its own area. */
const rightsOfSteps = ({ states }: AnyResource): [number, string][] =>
  Object.values(states!.actions).flatMap(({ area }) => (area === null ? [] : [[area, 'u'] as [number, string]]))

/** Takes a document through every decision of its approval. */
export async function walkLife(walker: Walker, resource: AnyResource, assert: Assert): Promise<void> {
  const { name } = resource
  const [asks, decides] = [
    await clerk(resource.area!, undefined, [...HIDDEN, ...rightsOfSteps(resource)]),
    await clerk(resource.area!, ['v'], [...HIDDEN, AUTHORITY]),
  ]
  let row = await draft(resource, decides.userId)
  const act = async (action: string, token: string) => {
    for (const step of wayTo(resource, action, row[resource.states!.field]).slice(0, -1)) await take(step, asks.token)
    await take(action, token)
  }
  const take = async (action: string, token: string) => {
    row = (
      await walker.visit(`${name}.${action}`, {
        token,
        params: { id: row.id },
        body: {
          version: row.version,
          ...(resource.states!.actions[action]!.comment !== 'none' && { comment: 'Lý do' }),
        },
      })
    ).body
  }
  const { figures } = (await walker.visit(`${name}.preview`, { body: await sample(resource) })).body
  for (const [field, { role }] of Object.entries(resource.fields))
    if (role === 'amount' && isAgreed(resource)) assert.property(figures, field)
  await walker.visit(`${name}.preview`, { body: { id: row.id } })
  const after = isAgreed(resource) ? (['revise', 'cancel'] as const) : (['undo'] as const)
  for (const [action, who] of [
    ['request', asks],
    ['withdraw', asks],
    ['request', asks],
    ['reject', decides],
    ['request', asks],
    ['approve', decides],
    ...after.map((action) => [action, asks] as const),
  ] as const)
    await act(action, who.token)
  for (const { relation, inStates: states } of resource.createdFrom) {
    const source = resourceOf((resource.fields[relation] as unknown as { to: string }).to)
    const query = `_start=0&_end=1&${source.states!.field}_in=${states.join()}`
    const [{ id }] = (await walker.visit(`${source.name}.list`, { query })).body
    await walker.visit(`${name}.from`, { params: { field: relation, id } })
  }
  if (!isAgreed(resource)) {
    const { id, version } = await draft(resource, decides.userId)
    await walker.visit(`${name}.cancel`, { params: { id }, body: { version, comment: 'Lý do' } })
  }
  assert.isNotEmpty((await walker.visit(`${name}.revisions`, { params: { id: row.id } })).body)
  for (const { paper } of resource.prints)
    await walker.visit(`${name}.print`, { params: { id: row.id }, body: { paper }, token: asks.token })
  if (resource.prints.length > 0)
    assert.isNotEmpty((await walker.visit(`${name}.prints`, { params: { id: row.id } })).body)
  const history = (await walker.visit(`${name}.history`, { params: { id: row.id } })).body
  assert.includeMembers(
    history.map(({ action }: any) => action),
    ['request', 'withdraw', 'reject', 'approve', ...after],
  )
  if (resource.states!.progress) await walker.visit(`${name}.progress`, { params: { id: row.id } })
  for (const [action, { from, level, comment }] of Object.entries(resource.states!.actions)) {
    if (DECIDED.includes(action)) continue
    const { id, version, ...other } = await inState(resource, from[0]!, asks, decides)
    const reason = comment === 'none' ? {} : { comment: 'Lý do' }
    const body = { version, ...reason, ...answersTo(resource, { id, ...other }, action) }
    // A clerk has no full right: what needs it is done by the walker.
    await walker.visit(`${name}.${action}`, { ...(level !== 'f' && { token: asks.token }), params: { id }, body })
  }
}
