import type { ExceptionName } from '../calc/exceptions.ts'
import type { PlannerName } from '../kit/vocabulary/names.ts'
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
  editableIn: { draft: 'draft', pending: 'draft', rejected: 'draft' },
  draftStates: ['draft', 'cancelled'],
  closedStates: ['cancelled'],
  approval: { approver: 'approverId', revision: 'revision' },
} as const

const cancel = { to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger', approval: 'close' } as const

interface Asked<Free extends string> {
  /** Fields that are not part of what gets approved. */
  alwaysEditable: readonly Free[]
}

/** The life of a document that gets its number when approval is first asked for. */
const asked = <const Free extends string>({ alwaysEditable }: Asked<Free>) =>
  ({
    ...life,
    actions: {
      request: {
        from: ['draft', 'rejected'],
        to: 'pending',
        comment: 'optional',
        inputs: { approverId: 'required' },
        assignsNumber: true,
        approval: 'open',
      },
      approve: { from: ['pending'], to: 'approved', comment: 'optional', by: 'approver', approval: 'approve' },
      ...decisions,
      revise: { from: ['approved'], to: 'draft', comment: 'required', place: 'menu', revises: true },
      cancel: { from: ['draft', 'pending', 'rejected', 'approved'], ...cancel },
    },
    alwaysEditable,
  }) as const

interface Posted<Free extends string, Posts extends PlannerName> {
  /** Nobody has to be asked: a request that names nobody posts at once. */
  optional: true
  /** The planner of what it posts. */
  posts: Posts
  alwaysEditable: readonly Free[]
  /** Whether asking for approval recalculates it. */
  recalculates?: boolean
  /** Choices with which somebody has to be asked all the same. */
  askedWhen?: Readonly<Record<string, readonly string[]>>
  /** Exceptions that ask for a reason, or for the right to decide about them, before it posts. */
  blockedBy?: readonly ExceptionName[]
}

/** The life of a document that gets its number when it posts. */
const posted = <const Free extends string, const Posts extends PlannerName>({
  posts,
  alwaysEditable,
  recalculates = false,
  blockedBy = [],
  askedWhen,
}: Posted<Free, Posts>) =>
  ({
    ...life,
    approval: { ...life.approval, ...(askedWhen && { askedWhen }) },
    actions: {
      request: {
        from: ['draft', 'rejected'],
        to: 'pending',
        comment: 'optional',
        inputs: { approverId: 'optional' },
        approval: 'open',
        recalculates,
      },
      approve: {
        from: ['pending'],
        to: 'done',
        comment: 'optional',
        by: 'approver',
        approval: 'approve',
        assignsNumber: true,
        posts,
        blockedBy,
      },
      ...decisions,
      cancel: { from: ['draft', 'pending', 'rejected'], ...cancel },
      undo: {
        from: ['done'],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        inputs: { undoneOn: 'optional' },
        reverses: 'approve',
        on: 'undoneOn',
      },
    },
    alwaysEditable,
  }) as const

function states<const Free extends string>(options: Asked<Free>): ReturnType<typeof asked<Free>>
function states<const Free extends string, const Posts extends PlannerName>(
  options: Posted<Free, Posts>,
): ReturnType<typeof posted<Free, Posts>>
function states(options: Asked<string> | Posted<string, PlannerName>) {
  return 'posts' in options ? posted(options) : asked(options)
}

/** The states and fields that all documents share which one person asks another to approve. */
export const approved = {
  fields: {
    approverId: belongsTo('users'),
    status: select(approvalStates, { default: 'draft', readOnly: true }),
    revision: integer({ default: 0, min: 0, readOnly: true }),
  },

  /** What follows until it is decided. */
  next: [
    { in: ['draft', 'rejected'], take: 'request' },
    { in: ['pending'], take: 'approve' },
  ],

  /** What is left to do about one's own: those that were rejected, and drafts. */
  home: [
    { name: 'rejected', where: { status: ['rejected'], createdById: ['me'] }, action: 'edit' },
    { name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' },
  ],

  /** What documents that post have besides: the day on which they are taken back. */
  postedFields: { undoneOn: date() },

  /**
   * The life of such a document: only the named approver decides, and a change after a request or a refusal needs a new
   * request. One that posts is done once it is approved, and taking it back cancels it.
   */
  states,
}
