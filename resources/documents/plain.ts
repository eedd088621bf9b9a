import type { PlannerName } from '../kit/vocabulary/names.ts'
import { date, select } from '../kit/index.ts'

/** States of a document that nobody has to be asked about, and its end where it is discarded or taken back. */
const plainStates = ['draft', 'approved', 'done', 'cancelled'] as const

const life = {
  field: 'status',
  initial: 'draft',
  draftStates: ['draft', 'cancelled'],
  closedStates: ['cancelled'],
} as const

const end = { to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger' } as const

/** What everybody does who may change the document. */
const steps = {
  confirm: { from: ['draft'], to: 'approved', assignsNumber: true },
  discard: { from: ['draft', 'approved'], ...end },
} as const

interface Kept<Free extends string> {
  /** Fields that may change in every state. */
  alwaysEditable: readonly Free[]
}

const kept = <const Free extends string>({ alwaysEditable }: Kept<Free>) =>
  ({ ...life, actions: { ...steps, finish: { from: ['approved'], to: 'done' } }, alwaysEditable }) as const

interface Posted<Free extends string, Posts extends PlannerName> extends Kept<Free> {
  /** The planner of what it posts once it is done. */
  posts: Posts
}

const posted = <const Free extends string, const Posts extends PlannerName>({
  posts,
  alwaysEditable,
}: Posted<Free, Posts>) =>
  ({
    ...life,
    actions: {
      ...steps,
      finish: { from: ['approved'], to: 'done', assignsNumber: true, posts },
      undo: { from: ['done'], ...end, inputs: { undoneOn: 'optional' }, reverses: 'finish', on: 'undoneOn' },
    },
    alwaysEditable,
  }) as const

function states<const Free extends string>(options: Kept<Free>): ReturnType<typeof kept<Free>>
function states<const Free extends string, const Posts extends PlannerName>(
  options: Posted<Free, Posts>,
): ReturnType<typeof posted<Free, Posts>>
function states(options: Kept<string> | Posted<string, PlannerName>) {
  return 'posts' in options ? posted(options) : kept(options)
}

/** The states and fields of documents that whoever may change them approves, and later says to be done. */
export const plain = {
  fields: { status: select(plainStates, { default: 'draft', readOnly: true }) },

  /** What documents that post have besides: the day on which they are taken back. */
  postedFields: { undoneOn: date() },

  /** What follows until it is done. */
  next: [
    { in: ['draft'], take: 'confirm' },
    { in: ['approved'], take: 'finish' },
  ],

  /** What is left to do about one's own. */
  home: [{ name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' }],

  /**
   * The life of such a document: it has its number and is closed once it is approved. One that posts does so when it is
   * done, and taking it back cancels it.
   */
  states,
}
