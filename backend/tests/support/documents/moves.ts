/**
 * What the specification says of the life of an order, told a second time and on its own, for tests to compare with.
 */
export type State = 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled'

export interface Order {
  id: string
  version: number
  state: State
  /** Places of people in the list of those who take part. */
  approver: number | null
  requester: number | null
  numbered: boolean
  revision: number
  /** What it held when it was asked about; null while it may change. */
  asked: string | null
}

export const actions = ['request', 'approve', 'reject', 'withdraw', 'revise', 'cancel'] as const

/** Somebody does something with an order: `edit` changes goods and approver, `note` a field that is free to change. */
export interface Move {
  what: (typeof actions)[number] | 'edit' | 'note' | 'delete'
  by: number
  /** Whom an edit names as approver. */
  approver: number | null
}

/** Answers that a move may get; with 200 among them it is the only one, and the order is `after` it. */
export interface Expected {
  statuses: number[]
  after: Partial<Order> | null
}

const goes = (after: Partial<Order>): Expected => ({ statuses: [200], after })
const refused = (...statuses: number[]): Expected => ({ statuses, after: null })

const rules: Record<Move['what'], (order: Order, move: Move) => Expected> = {
  edit: ({ state }, { approver }) =>
    ['draft', 'pending', 'rejected'].includes(state)
      ? goes({ state: 'draft', approver, requester: null })
      : refused(409),
  note: () => goes({}),
  request({ state, approver }, { by }) {
    if (!['draft', 'rejected'].includes(state)) return refused(409)
    if (approver === null) return refused(422)
    return approver === by ? refused(403) : goes({ state: 'pending', requester: by, numbered: true })
  },
  approve: ({ state, approver }, { by }) =>
    state !== 'pending' ? refused(409, 403) : approver === by ? goes({ state: 'approved' }) : refused(403),
  reject: ({ state, approver }, { by }) =>
    state !== 'pending' ? refused(409, 403) : approver === by ? goes({ state: 'rejected' }) : refused(403),
  withdraw: ({ state, requester }, { by }) =>
    state !== 'pending'
      ? refused(409, 403)
      : requester === by
        ? goes({ state: 'draft', requester: null })
        : refused(403),
  revise: ({ state, revision }) =>
    state === 'approved' ? goes({ state: 'draft', requester: null, revision: revision + 1 }) : refused(409),
  cancel: ({ state }) => (state === 'cancelled' ? refused(409) : goes({ state: 'cancelled', requester: null })),
  delete: ({ numbered }) => (numbered ? refused(409) : goes({})),
}

export const expected = (order: Order, move: Move): Expected => rules[move.what](order, move)
