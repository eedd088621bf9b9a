import type { AreaName } from '@barem/resources/areas'
import { approved } from '@barem/resources/documents/approval'
import { plain } from '@barem/resources/documents/plain'
import {
  belongsTo,
  code,
  date,
  decimal,
  defineResource,
  grouped,
  lines,
  longText,
  text,
  type AnyResource,
} from '@barem/resources/kit'
import { initials } from './definition_file.ts'
import { camel } from './free_name.ts'

/** Folders of definitions that documents may be in, each with the group of the side menu. */
export const DOMAINS = {
  logistics: 'logistics',
  sales: 'sales',
  finance: 'financeAccounting',
  purchasing: 'contracts',
} as const
export type Domain = keyof typeof DOMAINS

/** Who moves a document on: whoever may change it, or somebody who is asked to approve it. */
export const LIVES = ['plain', 'approved'] as const
export type Life = (typeof LIVES)[number]

export interface DocumentOptions {
  area: AreaName
  domain: Domain
  life: Life
  posts: boolean
}

/** `scrap-sales` → `postScrapSales`: what its planner is called. */
export const plannerName = (name: string) => camel(`post-${name}`)

const lifeOf = (name: string, { life, posts }: DocumentOptions) => {
  const optional = life === 'approved' ? 'optional: true, ' : ''
  return `${life}.states({ ${posts ? `${optional}posts: '${plannerName(name)}', ` : ''}alwaysEditable: ['note'] })`
}

/**
 * The definition that a new document begins with. It serves as it is; what else a definition can say stands in its
 * place as a comment.
 */
export const documentFile = (name: string, options: DocumentOptions) => `import { areas } from '../areas.ts'
import { ${options.life} } from '../documents/${options.life === 'plain' ? 'plain' : 'approval'}.ts'
import { belongsTo, code, date, decimal, defineResource, grouped, lines, longText, text } from '../kit/index.ts'

/** What a line says. */
const line = {
  productId: belongsTo('products', { required: true }),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, role: 'count' }),
  // actualWeight: weight({ decimals: 2 }), // kg
  // unitPrice: money({ required: true, scale: 2, area: areas.costPrice }), // not there for people without this area
  // amount: money({ readOnly: true, role: 'amount' }), // what a function of resources/calc/settle works out
  note: text({ max: 255 }),
} as const

/**
 * What ${name.replaceAll('-', ' ')} are. Each commented line is an option with a sample value: take it in, or delete it.
 * docs/documents.md leads from here to the ledger, docs/kit.md explains every option.
 */
export default defineResource('${name}', {
  area: areas.${options.area}, // who may see and change them, by role group
  route: '/${options.domain}/${name}',
  menu: '${DOMAINS[options.domain]}', // or { group: '${DOMAINS[options.domain]}', after: 'nameOfAnEntry' }
  title: 'code',
  // hint: ['note'], // tells documents apart where one is chosen
  ...grouped(
    {
      general: {
        documentDate: date({ required: true, default: 'today' }),
        // customerId: belongsTo('customers', { required: true }),
        // orderId: belongsTo('sales-orders', { where: { status: ['approved'] } }),
        // warehouseId: belongsTo('warehouses', { required: true, suggests: 'last' }),
${options.life === 'approved' ? '        ...approved.fields, // the approver, the state, the count of revisions\n' : ''}        note: longText(),
      },
      goods: {
        lines: lines(line, {
          required: true,
          min: 1,
          max: 200,
          grid: 'plain', // nothing but the definition; others are in resources/grids.ts
          columns: { productId: 284, quantity: 88, note: 0 }, // pixels; 0 takes the rest
          // computes: 'transferLine', // works out read-only fields of a line
          // unique: [['productId']], // no two lines of the same
        }),
      },
    },
    {
      // Fields that no form shows. The number is {n:5} in its month; until an action takes one, it is a temporary code.
      code: code({
        ...{ prefix: '#', pattern: '${initials(name)}-{yy}{MM}-{n:5}', date: 'documentDate' },
        ...{ unique: 'DOC_ERR_006', readOnly: true },
      }),
${options.life === 'plain' ? '      ...plain.fields,\n' : ''}${options.posts ? `      ...${options.life}.postedFields,\n` : ''}      // itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      // total: money({ readOnly: true, role: 'amount' }), // what a function works out, see computes
    },
  ),
  list: {
    columns: ['code', 'documentDate', 'status', 'createdAt'],
    filters: ['status', 'documentDate'],
    search: ['code'],
    quick: ['mine'], // filters of one click
    widths: { code: 152, documentDate: 104, status: 132 }, // pixels
    card: ['documentDate'], // up to three columns on a phone
  },
  // partner: 'customerId', // whom it is with
  // otherPartner: 'supplierId', // whom those are with that have no such partner
  // createdFrom: [{ relation: 'orderId', inStates: ['approved'], copy: { customerId: 'customerId' }, lines: {} }],
  // computes: 'transferTotals', // works out fields of the document once its lines are done
  // exceptions: ['oldDebt'], // what approvers are shown
  // told: ['oldDebt'], // what its page says in every state
  // check: ['vatTotal'], // rules between fields
  states: ${lifeOf(name, options)},
  // Actions of its own take the place of the shared ones: states: { field: 'status', initial: 'draft', actions: {
  //   load: { from: ['approved'], to: 'done', inputs: { driverName: 'required', 'lines.actualWeight': 'optional' } },
  //   post: { from: ['approved'], to: 'done', assignsNumber: true, posts: 'nameOfAPlanner' },
  //   undo: { from: ['done'], to: 'cancelled', comment: 'required', reverses: 'post' },
  // } },
  home: ${options.life}.home, // or [...${options.life}.home, { name: 'issue', from: 'orderId' }]: what people find of it on Home
  next: ${options.life}.next, // the filled button; { in: ['done'], make: 'invoices' } where one is made from it
  // prints: [{ paper: 'goodsIssue', columns: ['quantity'] }], // a name of resources/papers.ts
})
`

/** The definition that {@link documentFile} writes, for its words. */
export function documentOf(name: string, { life, posts }: DocumentOptions): AnyResource {
  const line = {
    productId: belongsTo('products', { required: true }),
    quantity: decimal({ required: true, role: 'count' }),
    note: text(),
  }
  const number = { prefix: '#', pattern: `${initials(name)}-{n:5}`, date: 'documentDate', readOnly: true } as const
  const general = { documentDate: date(), ...(life === 'approved' && approved.fields), note: longText() }
  const outside = {
    code: code(number),
    ...(life === 'plain' && plain.fields),
    ...(posts && { undoneOn: date() }),
  }
  const kit = life === 'plain' ? plain : approved
  const states = kit.states as (options: object) => object
  const posting = posts && { optional: true, posts: plannerName(name) }
  return defineResource(name, {
    title: 'code',
    ...grouped({ general, goods: { lines: lines(line, { required: true }) } }, outside),
    states: states({ alwaysEditable: ['note'], ...posting }) as never,
    home: kit.home as never,
  }) as unknown as AnyResource
}

/** The planner that a document which posts begins with. */
export const plannerFile = (name: string) => `import { definePlanner } from './planner.ts'

/** What ${name.replaceAll('-', ' ')} write in ledgers. Until \`plan\` gives entries they write nothing. */
export const ${plannerName(name)} = definePlanner({
  name: '${plannerName(name)}',
  date: 'documentDate',
  // Fields that it reads, those of lines by path, such as 'lines.quantity': others are kept from it.
  reads: ['documentDate'],
  facts: [],
  // The balances that its entries change: they are locked before it plans.
  keys: () => ({}),
  plan: () => ({ entries: [] }),
})
`
