import type { ExceptionName } from '../calc/exceptions.ts'
import type { PlannerName } from '../posting/fields.ts'
import { belongsTo, date, integer, select } from '../kit/index.ts'

/** States of every document that gets approved. Work on it moves it to `in_progress` and `done`. */
export const approvalStates = ['draft', 'pending', 'approved', 'rejected', 'in_progress', 'done', 'cancelled'] as const
/** States in which the approval is in force. */
export const approvedStates = [
  'approved',
  'in_progress',
  'done',
] as const satisfies readonly (typeof approvalStates)[number][]
export type ApprovalState = (typeof approvalStates)[number]

/** What people may decide about every such document. */
const decisions = {
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
} as const

const life = {
  field: 'status',
  initial: 'draft',
  edits: { draft: 'draft', pending: 'draft', rejected: 'draft' },
  incomplete: ['draft', 'cancelled'],
  ended: ['cancelled'],
  approval: { approver: 'approverId', revision: 'revision' },
} as const

const cancel = { to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger', approval: 'close' } as const

interface Asked<Code extends string, Free extends string> {
  /** The code that gets its number when approval is first asked for. */
  takes: Code
  /** Fields that are not part of what gets approved. */
  free: readonly Free[]
}

const asked = <const Code extends string, const Free extends string>({ takes, free }: Asked<Code, Free>) =>
  ({
    ...life,
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
      ...decisions,
      revise: { from: ['approved'], to: 'draft', comment: 'required', place: 'menu', revises: true },
      cancel: { from: ['draft', 'pending', 'rejected', 'approved'], ...cancel },
    },
    free,
  }) as const

interface Posted<Code extends string, Free extends string, Posts extends PlannerName> {
  /** Nobody has to be asked: a request that names nobody posts at once. */
  optional: true
  /** The planner of what it posts. */
  posts: Posts
  /** The code that gets its number when it posts. */
  takes: Code
  free: readonly Free[]
  /** Whether asking for approval works its figures out anew. */
  renews?: boolean
  /** Exceptions that ask for a reason, or for the right to decide about them, before it posts. */
  heeds?: readonly ExceptionName[]
}

const posted = <const Code extends string, const Free extends string, const Posts extends PlannerName>({
  takes,
  posts,
  free,
  renews = false,
  heeds = [],
}: Posted<Code, Free, Posts>) =>
  ({
    ...life,
    actions: {
      request: {
        from: ['draft', 'rejected'],
        to: 'pending',
        comment: 'optional',
        asks: { approverId: 'optional' },
        approval: 'open',
        renews,
      },
      approve: {
        from: ['pending'],
        to: 'done',
        comment: 'optional',
        by: 'approver',
        approval: 'approve',
        takes,
        posts,
        heeds,
      },
      ...decisions,
      cancel: { from: ['draft', 'pending', 'rejected'], ...cancel },
      undo: {
        from: ['done'],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        asks: { undoneOn: 'optional' },
        reverses: 'approve',
        on: 'undoneOn',
      },
    },
    free,
  }) as const

function states<const Code extends string, const Free extends string>(
  options: Asked<Code, Free>,
): ReturnType<typeof asked<Code, Free>>
function states<const Code extends string, const Free extends string, const Posts extends PlannerName>(
  options: Posted<Code, Free, Posts>,
): ReturnType<typeof posted<Code, Free, Posts>>
function states(options: Asked<string, string> | Posted<string, string, PlannerName>) {
  return 'posts' in options ? posted(options) : asked(options)
}

/** The states and fields that all documents share which one person asks another to approve. */
export const approved = {
  fields: {
    approverId: belongsTo('users'),
    status: select(approvalStates, { default: 'draft', readOnly: true }),
    revision: integer({ default: 0, min: 0, readOnly: true }),
  },

  /** What documents that post have besides: the day on which they are taken back. */
  postedFields: { undoneOn: date() },

  /**
   * The life of such a document: only the named approver decides, and a change after a request or a refusal needs a new
   * request. One that posts is done once it is approved, and taking it back cancels it.
   */
  states,
}
