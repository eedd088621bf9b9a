import { belongsTo, integer, select } from '../kit/index.ts'

/** States of every document that gets approved. Work on it moves it to `in_progress` and `done`. */
export const approvalStates = ['draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'] as const
/** States in which the approval is in force. */
export const approvedStates = [
  'approved',
  'in_progress',
  'done',
] as const satisfies readonly (typeof approvalStates)[number][]
export type ApprovalState = (typeof approvalStates)[number]

/** The states and fields that all documents share which one person asks another to approve. */
export const approved = {
  fields: {
    approverId: belongsTo('users'),
    status: select(approvalStates, { default: 'draft', readOnly: true }),
    revision: integer({ default: 0, min: 0, readOnly: true }),
  },

  /**
   * The life of such a document: only the named approver decides, and a change after a request or a refusal needs a new
   * request.
   * @param takes the code that gets its number when approval is first asked for
   * @param free fields that are not part of what gets approved
   */
  states: <const Code extends string, const Free extends string>({
    takes,
    free,
  }: {
    takes: Code
    free: readonly Free[]
  }) =>
    ({
      field: 'status',
      initial: 'draft',
      actions: {
        request: {
          from: ['draft', 'rejected'],
          to: 'pending',
          comment: 'optional',
          asks: { approverId: 'required' },
          takes,
          approval: 'open',
        },
        approve: { from: ['pending'], to: 'approved', comment: 'optional', by: 'approver', approval: 'approve' },
        reject: {
          from: ['pending'],
          to: 'rejected',
          comment: 'required',
          by: 'approver',
          tone: 'danger',
          approval: 'reject',
        },
        withdraw: {
          from: ['pending'],
          to: 'draft',
          comment: 'optional',
          by: 'requester',
          place: 'menu',
          approval: 'close',
        },
        revise: { from: ['approved'], to: 'draft', comment: 'required', place: 'menu', revises: true },
        cancel: {
          from: ['draft', 'pending', 'rejected', 'approved'],
          to: 'cancelled',
          comment: 'required',
          place: 'menu',
          tone: 'danger',
          approval: 'close',
        },
      },
      edits: { draft: 'draft', pending: 'draft', rejected: 'draft' },
      free,
      incomplete: ['draft', 'cancelled'],
      approval: { approver: 'approverId', revision: 'revision' },
    }) as const,
}
