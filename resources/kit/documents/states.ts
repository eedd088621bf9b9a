import type { AreaCode, ErrorCode, ExceptionName, HolderName, PlannerName, ProgressName } from '../vocabulary/names.ts'
import type { Fields } from '../fields/field_types.ts'

type FieldName<F extends Fields> = keyof F & string

/** The choices of all selects of a resource: what a state may be called. */
type ChoiceOf<F extends Fields> = {
  [K in keyof F]: F[K] extends { choices: readonly (infer C extends string)[] } ? C : never
}[keyof F]

/** An action of a person that moves a document from state to state, with all its effects. */
export interface DocumentAction<State extends string = string, Name extends string = string> {
  /** The states that it can be taken in. */
  from: readonly State[]
  /** The state that it leads to. */
  to: State
  /** The area whose update right it takes. Without it: that of the document. */
  area: AreaCode | null
  /** The level that it takes there: `f` for what few may do. */
  level: 'u' | 'f'
  /** Who takes it: `editor` (who may change the document), `approver` (the one named) or `requester` (who asked). */
  by: 'editor' | 'approver' | 'requester'
  /** Whether it has a comment: `required`, `optional` or `none`. */
  comment: 'required' | 'optional' | 'none'
  /** Where screens show it: as a `button`, or in the `menu` of rare actions. */
  place: 'button' | 'menu'
  /** `danger` is red, for actions that end a document with a loss. */
  tone: 'normal' | 'danger'
  /**
   * Fields that people fill in with the action, by their path from the document, such as `lines.actualWeight`, each
   * `required` or `optional`. A path of lines alone asks for all of them anew. What is filled in after the request for
   * approval is not part of what gets approved.
   */
  inputs: Readonly<Record<string, 'required' | 'optional'>>
  /** The document gets its number by this action. */
  assignsNumber: boolean
  /**
   * What it does to the request for approval: `open`, `approve`, `reject` or `close`. What the approving action takes
   * and posts comes once, when the document is approved: with the last approver, or with a request that needs nobody.
   */
  approval: 'open' | 'approve' | 'reject' | 'close' | null
  /** Exceptions that block it until somebody gives a reason, or has the right to decide about them. */
  blockedBy: readonly ExceptionName[]
  /** It begins a revision: what was approved is kept, and the document may be changed again. */
  revises: boolean
  /** Recalculates the document, because goods may have been issued or invoiced since it was saved. */
  recalculates: boolean
  /** The planner of `posting` that works out what the action writes in a ledger. */
  posts: PlannerName | null
  /** It may be taken again where it leads to: its planner posts what differs from what is posted already. */
  repeats: boolean
  /**
   * The action whose entries it takes back, by opposite entries; or several, in the order in which they are taken back.
   */
  reverses: string | readonly string[] | null
  /** It takes as much as there is of what the document holds while it is in force, or releases all of it. */
  holds: 'take' | 'release' | null
  /** Whoever made the document reads in its dialog that it is theirs, as where somebody else had better take it. */
  tellsMaker: boolean
  /**
   * A select, and its choices with which the action has words of its own, such as `{ type: ['advance_return'] }`: money
   * comes in by a slip that others pay out. The words end in `_` and the choice.
   */
  wordsFor: Readonly<Record<string, readonly string[]>>
  /** Exceptions that its dialog warns of, and forms too; they refuse nothing. */
  warns: readonly ExceptionName[]
  /** A day that it asks for: entries that it takes back get opposites of that day, else of today. */
  on: Name | null
}

/** The options of an action that an author writes; the rest is filled in. */
export type ActionOptions<State extends string = string, Name extends string = string> = Pick<
  DocumentAction<State, Name>,
  'from' | 'to'
> &
  Partial<DocumentAction<State, Name>>

/** The states that follow from what was done of a document, such as from what was received of a contract. */
export interface ProgressStates<State extends string = string> {
  /** The function of `calc/progress` that says how far it is. */
  by: ProgressName
  /** The state while nothing was done of it yet. */
  none: State
  /** The state once something was. */
  begun: State
  /** The state once all was. */
  done: State
}

/** What a document holds in a ledger as long as it is in force, such as goods that it reserves. */
export interface HeldInStates<State extends string = string> {
  /** The function of `posting` that works out what it holds. */
  by: HolderName
  /** The states in which it holds something: it takes it as it comes into one of them, and releases it as it leaves. */
  in: readonly State[]
}

interface Life<State extends string, Name extends string> {
  /** The select that holds the state. */
  field: Name
  /** The state of a new document. */
  initial: State
  /** States in which it may be changed, each with the state that a change leads to. Without it: the first state. */
  editableIn: Readonly<Record<string, State>>
  /** Fields that are not part of what gets approved: they may change in every state. */
  alwaysEditable: readonly Name[]
  /** States in which required fields may still be empty. Without it: the first state. */
  draftStates: readonly State[]
  /**
   * States in which it no longer counts. While other documents that are made from it count, it is not led there, nor
   * deleted.
   */
  closedStates: readonly State[]
  /** The field that names who decides, and the one that counts revisions. */
  approval: {
    approver: Name
    revision: Name
    /** Choices with which somebody has to be asked, though the request may name nobody otherwise. */
    askedWhen?: Readonly<Record<string, readonly string[]>>
  } | null
  /** How its state follows from what is made from it and posts: `by`, and the states `none`, `begun` and `done`. */
  progress: ProgressStates<State> | null
  /** What it holds in a ledger in some of its states. */
  holds: HeldInStates<State> | null
  /** The error code of changing or deleting it in a state that allows neither. Without it: those of all documents. */
  fixed: ErrorCode | null
}

/** The life of a document: which field holds the state, where it starts and which actions move it. */
export interface States<F extends Fields> extends Life<ChoiceOf<F>, FieldName<F>> {
  /** Actions by name, each from states to a state. */
  actions: Readonly<Record<string, DocumentAction<ChoiceOf<F>, FieldName<F>>>>
}

/** The options of the life of a document that an author writes. */
export type StatesOptions<F extends Fields> = Pick<States<F>, 'field' | 'initial'> &
  Partial<
    Pick<
      States<F>,
      'editableIn' | 'alwaysEditable' | 'draftStates' | 'closedStates' | 'approval' | 'progress' | 'holds' | 'fixed'
    >
  > & {
    actions: Readonly<Record<string, ActionOptions<ChoiceOf<F>, FieldName<F>>>>
  }

/** The life of any document, as the engine reads it. */
export interface AnyStates extends Life<string, string> {
  actions: Readonly<Record<string, DocumentAction>>
}

const actionDefaults: Omit<DocumentAction, 'from' | 'to'> = {
  area: null,
  level: 'u',
  by: 'editor',
  comment: 'none',
  place: 'button',
  tone: 'normal',
  inputs: {},
  repeats: false,
  assignsNumber: false,
  approval: null,
  blockedBy: [],
  revises: false,
  recalculates: false,
  posts: null,
  reverses: null,
  holds: null,
  tellsMaker: false,
  wordsFor: {},
  warns: [],
  on: null,
}

/** The life of a document with everything filled in: it may be changed, and be incomplete, in its first state alone. */
export function completeStates<F extends Fields>(options: StatesOptions<F>): States<F> {
  const { initial } = options
  return {
    editableIn: { [initial]: initial } as Record<string, typeof initial>,
    alwaysEditable: [],
    draftStates: [initial],
    closedStates: [],
    approval: null,
    progress: null,
    holds: null,
    fixed: null,
    ...options,
    actions: Object.fromEntries(
      Object.entries(options.actions).map(([name, action]) => [name, { ...actionDefaults, ...action }]),
    ) as States<F>['actions'],
  }
}
