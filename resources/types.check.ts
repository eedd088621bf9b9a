/**
 * Type tests: this file compiles only while every mistake below is one that the compiler finds.
 * It holds no code that runs; `npm run check` compiles it with the rest of the room.
 */
import { areas, type AreaName } from './areas.ts'
import type { areaGroups } from './area_groups.ts'
import type { registry } from './index.ts'
import {
  belongsTo,
  belongsToMany,
  boolean,
  code,
  date,
  defineRegistry,
  defineResource,
  integer,
  lines,
  money,
  select,
  text,
  weight,
  type Input,
  type Row,
} from './kit/index.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <T extends true>() => undefined as unknown as T

type Grouped = (typeof areaGroups)[keyof typeof areaGroups][number]
/** Areas in no group of `area_groups.ts`, which nobody could give to a role group: none. */
export const ungrouped = {} satisfies Readonly<Record<Exclude<AreaName, Grouped>, true>>

const fields = {
  code: code({ prefix: 'X', unique: 'CAT_ERR_006' }),
  name: text({ required: true }),
  note: text(),
  groupId: belongsTo('groups', { required: true }),
  tagIds: belongsToMany('tags'),
  day: date(),
  pieces: integer({ required: true }),
  price: money(),
  kilos: weight({ readOnly: true }),
  active: boolean(),
  status: select(['draft', 'pending', 'approved'], { required: true, default: 'draft' }),
  items: lines({
    productId: belongsTo('groups', { required: true }),
    count: integer({ required: true }),
    amount: money({ formula: 'lineAmount', readOnly: true }),
  }),
}
const orders = defineResource('orders', { fields })

// Rows and inputs are exact.
holds<
  Equal<
    Row<typeof orders>,
    {
      id: string
      version: number
      createdAt: string
      updatedAt: string
      createdById: string | null
      updatedById: string | null
      code: string
      name: string
      note: string | null
      groupId: string
      tagIds: string[]
      day: string | null
      pieces: number
      price: string | null
      kilos: string | null
      active: boolean
      status: 'draft' | 'pending' | 'approved'
      items: { id: string; productId: string; count: number; amount: string | null }[]
    }
  >
>()
holds<
  Equal<
    Input<typeof orders>,
    {
      name: string
      groupId: string
      pieces: number
      code?: string | null
      note?: string | null
      tagIds?: string[] | null
      day?: string | null
      price?: string | null
      active?: boolean | null
      status?: 'draft' | 'pending' | 'approved' | null
      items?: { productId: string; count: number; id?: string }[] | null
    }
  >
>()
holds<Equal<Row<(typeof registry)['customers']>['status'], 'active' | 'inactive'>>()

// Fields keep their types where a definition says them itself.
const _inline = defineResource('inline', {
  fields: { name: text({ required: true }), day: date(), groupId: belongsTo('groups'), tagIds: belongsToMany('tags') },
})
holds<
  Equal<Input<typeof _inline>, { name: string; day?: string | null; groupId?: string | null; tagIds?: string[] | null }>
>()

// @ts-expect-error a misspelt column
defineResource('a', { fields, list: { columns: ['code', 'nmae'] } })
// @ts-expect-error a misspelt filter
defineResource('a', { fields, list: { filters: ['gruopId'] } })
// @ts-expect-error a misspelt search field
defineResource('a', { fields, list: { search: ['title'] } })
// @ts-expect-error a misspelt field in a form group
defineResource('a', { fields, form: { general: ['code', 'nam'] } })
// @ts-expect-error a misspelt sort field
defineResource('a', { fields, list: { sort: { field: 'created', order: 'asc' } } })
// @ts-expect-error a misspelt title
defineResource('a', { fields, title: 'names' })
// @ts-expect-error an error code that the catalogue does not have
defineResource('a', { fields, inUse: 'CUS_ERR_999' })
// @ts-expect-error an error code of a field that the catalogue does not have
text({ unique: 'CUS_ERR_999' })
// @ts-expect-error a formula that calc does not have
money({ formula: 'lineAmuont' })
// @ts-expect-error a default outside the choices
select(['draft', 'done'], { default: 'drfat' })
// @ts-expect-error a usable value outside the choices
select(['draft', 'done'], { usable: ['drafted'] })
// @ts-expect-error a state outside the choices
defineResource('a', { fields, states: { field: 'status', initial: 'drafted', actions: {} } })
defineResource('a', {
  fields,
  // @ts-expect-error a transition to no state
  states: { field: 'status', initial: 'draft', actions: { send: { from: ['draft'], to: 'sent' } } },
})
defineResource('a', {
  fields,
  // @ts-expect-error a day that is asked for and is not there
  states: { field: 'status', initial: 'draft', actions: { send: { from: ['draft'], to: 'done', on: 'dy' } } },
})
// @ts-expect-error a partner that is not a field
defineResource('a', { fields, partner: 'customer' })
// @ts-expect-error a misspelt field of those that are unique together
defineResource('a', { fields, unique: [['groupId', 'nam']] })
// @ts-expect-error a rule between fields that calc does not have
defineResource('a', { fields, check: ['dateOrdre'] })
// @ts-expect-error an area that does not exist
defineResource('a', { fields, area: areas.custmer })

const groups = defineResource('groups', { fields: { name: text() } })
const tags = defineResource('tags', { fields: { name: text() } })
defineRegistry(groups, tags, orders)
defineRegistry(
  groups,
  // @ts-expect-error a relation to a resource that is not registered, at the definition that has it
  orders,
)

// What is misspelt is red at its own place, and nowhere else.
defineResource('a', {
  fields: {
    name: text({
      max: 20,
      // @ts-expect-error a misspelt option beside another
      requird: true,
    }),
    day: date({
      // @ts-expect-error a misspelt option
      notBefor: 'name',
    }),
    groupId: belongsTo('groups', {
      required: true,
      // @ts-expect-error a misspelt option of a relation
      sugests: 'last',
    }),
    status: select(['draft', 'done'], {
      readOnly: true,
      // @ts-expect-error a misspelt option of a select
      defualt: 'draft',
    }),
    total: money({
      readOnly: true,
      // @ts-expect-error a ledger that nobody keeps
      sumOf: { ledger: 'receivable', field: 'amount', by: 'customerId' },
    }),
    items: lines(
      { price: money() },
      {
        min: 1,
        // @ts-expect-error a misspelt option of lines
        gird: 'plain',
      },
    ),
  },
  list: {
    columns: ['name'],
    // @ts-expect-error a misspelt word of the list
    filtres: ['status'],
  },
})
defineResource('a', {
  fields,
  // @ts-expect-error a misspelt word of a definition
  tilte: 'name',
})
defineResource('a', {
  fields,
  states: {
    field: 'status',
    initial: 'draft',
    // @ts-expect-error a planner that nobody wrote
    actions: { finish: { from: ['draft'], to: 'done', posts: 'postInvoise' } },
  },
})
// @ts-expect-error a paper that nobody draws
defineResource('a', { fields, prints: [{ paper: 'ordre', columns: [] }] })
// @ts-expect-error an exception that nobody finds
defineResource('a', { fields, exceptions: ['belowCots'] })
// @ts-expect-error a group that the menu does not have
defineResource('a', { fields, menu: 'sale' })
// @ts-expect-error a feature that no company has
text({ feature: 'vta' })
// @ts-expect-error a computation that nobody wrote
lines({ price: money() }, { computes: 'saleLien' })
