import type { DocumentAction } from '../kit/index.ts'

/** States of every document that gets approved. Work on it moves it to `in_progress` and `done`. */
export const approvalStates = ['draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'] as const
export type ApprovalState = (typeof approvalStates)[number]

type Action = DocumentAction<ApprovalState>

const action = (from: readonly ApprovalState[], to: ApprovalState, more: Partial<Action> = {}): Action => ({
  from,
  to,
  comment: 'none',
  by: 'editor',
  approval: null,
  revises: false,
  ...more,
})

/** What people do with a document until it is approved, and after. Only the named approver decides. */
export const approvalActions = {
  request: action(['draft', 'rejected'], 'pending', { comment: 'optional', approval: 'open' }),
  approve: action(['pending'], 'approved', { comment: 'optional', by: 'approver', approval: 'approve' }),
  reject: action(['pending'], 'rejected', { comment: 'required', by: 'approver', approval: 'reject' }),
  withdraw: action(['pending'], 'draft', { comment: 'optional', by: 'requester', approval: 'close' }),
  revise: action(['approved'], 'draft', { comment: 'required', revises: true }),
  cancel: action(['draft', 'pending', 'rejected', 'approved'], 'cancelled', { comment: 'required', approval: 'close' }),
} as const satisfies Record<string, Action>

/** A change of a draft leaves it one; of anything that was asked about or refused, it has to be asked about anew. */
export const approvalEdits = { draft: 'draft', pending: 'draft', rejected: 'draft' } as const satisfies Partial<
  Record<ApprovalState, ApprovalState>
>
