import { XLSX, answers, json, onceFor, paging } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, type Schema, text, uuid, whole, yes } from '#app/description/schema'
import { MAX_PAGE } from '#app/resources/read/parse'
import { on, type Routes } from '#app/routing/row'
import { both, create, view } from '#app/routing/rule'
import { columnNames } from './columns.ts'
import { decisionKinds } from './decide.ts'
import { listedStates } from './statement_query.ts'

const StatementsController = () => import('./statements_controller.ts')

const file = { [XLSX]: { type: 'string', format: 'binary' } as Schema }
const places = Object.fromEntries(columnNames.map((name) => [name, whole]))
const columns = object({ head: whole, ...places }, ...columnNames)
const part = object({ key: text, id: uuid, code: text, amount: figure }, 'code')
const proposal = object(
  {
    ...{ by: oneOf('booked', 'reference', 'amountAndName', 'amount', 'name'), kind: oneOf(...decisionKinds) },
    ...{ document: text, documentId: uuid, code: orNull(text), date: day },
    ...{ partyId: uuid, partyName: text, orderId: uuid, allocations: list(part) },
  },
  ...['document', 'documentId', 'code', 'date', 'partyId', 'partyName', 'orderId', 'allocations'],
)
const line = object({
  ...{ id: uuid, date: day, amount: figure, content: orNull(text), reference: orNull(text), payer: orNull(text) },
  ...{ balance: orNull(figure), state: oneOf('open', 'confirmed', 'ignored'), reason: orNull(text) },
  ...{
    document: orNull(text),
    documentId: orNull(uuid),
    documentCode: orNull(text),
    isGone: yes,
    proposal: orNull(proposal),
  },
})
const refused = object({ line: whole, succeeded: yes, code: text, message: text, errors: list({ type: 'object' }) })
const decided = (state: 'open' | 'ignored') => answers('Its state now', object({ id: uuid, state: oneOf(state) }))
const decides = both(create('cashBook'), create('transaction'))

/** Statements of accounts at banks. */
export const statementRoutes: Routes = {
  'bankStatements.preview': {
    method: 'post',
    path: '/bank-statements/preview',
    rule: create('cashBook'),
    transaction: false,
    body: 'file',
    describes: {
      summary: 'The first rows of a statement, and the columns of the account: those chosen last, else as heads say',
      query: { fundId: uuid },
      needs: ['fundId'],
      body: file,
      answers: answers(
        'Cells as people see them',
        object({ rows: list(object({ line: whole, cells: list(text) })), columns: orNull(columns) }),
      ),
    },
    handle: on(StatementsController, 'preview'),
  },
  'bankStatements.import': {
    method: 'post',
    path: '/bank-statements/import',
    rule: create('cashBook'),
    transaction: false,
    body: 'file',
    describes: {
      summary: 'Keeps the lines of a statement that are not there yet; rows that are no lines are told',
      query: { fundId: uuid, head: whole, ...places },
      needs: ['fundId', 'head', 'date'],
      body: file,
      answers: answers(
        'How many lines are new, and how many were there before',
        object({ total: whole, accepted: whole, passed: whole, refused: list(refused) }),
      ),
    },
    handle: on(StatementsController, 'import'),
  },
  'bankStatements.list': {
    method: 'get',
    path: '/bank-statements/lines',
    rule: view('cashBook'),
    describes: {
      summary:
        'Lines of an account in a state, each open one with what it is proposed to be, of debts for who sees them',
      query: { fundId: uuid, state: oneOf(...listedStates), ...paging(MAX_PAGE) },
      needs: ['fundId'],
      answers: answers(
        'With how many lines each state has',
        object({
          counts: object(Object.fromEntries(listedStates.map((state) => [state, whole]))),
          total: whole,
          rows: list(line),
        }),
      ),
    },
    handle: on(StatementsController, 'list'),
  },
  'bankStatements.confirm': {
    method: 'post',
    path: '/bank-statements/lines/:id/confirm',
    rule: decides,
    body: 'usual',
    describes: {
      summary: 'Links a line to money that is booked, or makes its receipt or payment; each line once',
      body: json({
        ...object(
          {
            ...{ kind: oneOf(...decisionKinds), documentId: uuid, partyId: uuid, orderId: uuid },
            allocations: list(object({ key: text, id: uuid, amount: figure })),
          },
          ...['documentId', 'partyId', 'orderId', 'allocations'],
        ),
        additionalProperties: false,
      }),
      ...onceFor(true),
      answers: answers(
        'The document; one that somebody has to approve has no number yet',
        object({ id: uuid, state: oneOf('confirmed'), document: text, documentId: uuid, code: orNull(text) }),
      ),
    },
    handle: on(StatementsController, 'confirm'),
  },
  'bankStatements.ignore': {
    method: 'post',
    path: '/bank-statements/lines/:id/ignore',
    rule: decides,
    body: 'usual',
    describes: {
      summary: 'Leaves a line out, with a reason',
      body: json({ ...object({ reason: text }), additionalProperties: false }),
      answers: decided('ignored'),
      refused: [404, 409],
    },
    handle: on(StatementsController, 'ignore'),
  },
  'bankStatements.reopen': {
    method: 'post',
    path: '/bank-statements/lines/:id/reopen',
    rule: decides,
    body: 'usual',
    describes: {
      summary: 'Opens a line anew that was left out, or whose document was undone',
      answers: decided('open'),
      refused: [404, 409],
    },
    handle: on(StatementsController, 'reopen'),
  },
}
