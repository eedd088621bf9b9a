import type { Field, Fields } from '../fields/field_types.ts'
import { oneOf, refuse, requireKnown } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { checkApproval, checkAskedWhen } from './check_approval.ts'
import { checkInputs } from './check_inputs.ts'
import { checkHolds } from './check_holds.ts'
import { checkPosts } from './check_posts.ts'
import { numberingOf } from './numbering.ts'
import type { AnyStates } from './states.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_STATES', path, found, fix)

/** Names of calls that a document has already: an action of the same name would hide one. */
const CALLS = [
  'history',
  'progress',
  'revisions',
  'prints',
  'options',
  'preview',
  'similar',
  'export',
  'import',
  'template',
]

/** The choices of the select that holds the state. */
function choicesOf(fields: Fields, { field }: AnyStates, path: string): readonly string[] {
  requireKnown([field], Object.keys(fields), `${path}.field`)
  const select = fields[field] as Field
  if (select.type === 'select' && select.readOnly) return select.choices
  return fail(`${path}.field`, `'${field}' is not a read-only select`, 'Make it one: actions alone move a state.')
}

/** Words of choices are of selects that the document has. */
function checkWordsFor(fields: Fields, wordsFor: AnyStates['actions'][string]['wordsFor'], at: string) {
  for (const [name, choices] of Object.entries(wordsFor)) {
    const field = fields[name] as Field | undefined
    if (field?.type !== 'select') return fail(`${at}.${name}`, `'${name}' is not a select`, 'Name a select.')
    const unknown = choices.find((choice) => !field.choices.includes(choice))
    if (unknown !== undefined) fail(`${at}.${name}`, `'${unknown}' is not among the choices`, oneOf(field.choices))
  }
}

function checkActions(
  { name: resource, fields, exceptions, told }: AnyResource,
  states: AnyStates,
  choices: readonly string[],
  path: string,
) {
  requireKnown(told, exceptions, `${resource}.told`)
  for (const [name, action] of Object.entries(states.actions)) {
    const at = `${path}.actions.${name}`
    if (CALLS.includes(name)) fail(at, `documents have a call '${name}' already`, 'Choose another name.')
    if (!/^[a-z][a-zA-Z]*$/.test(name)) fail(at, `'${name}' is not a word`, 'Use a verb in camelCase.')
    for (const state of [...action.from, action.to])
      if (!choices.includes(state)) fail(at, `'${state}' is not a choice of '${states.field}'`, oneOf(choices))
    if (action.approval && !states.approval)
      fail(
        `${path}.approval`,
        `the action '${name}' deals with approval and nothing says who approves`,
        'Name the field of the approver.',
      )
    if (action.by !== 'editor' && !states.approval)
      fail(`${at}.by`, `nobody is the ${action.by} of what is not approved`, `Let it be taken by 'editor'.`)
    if (action.assignsNumber && numberingOf({ fields }) === null)
      fail(`${at}.assignsNumber`, 'no code has a pattern', 'Give one a pattern.')
    requireKnown(action.blockedBy, exceptions, `${at}.blockedBy`)
    requireKnown(action.warns, exceptions, `${at}.warns`)
    if (action.blockedBy.length > 0 && action.comment === 'none')
      fail(`${at}.blockedBy`, 'nobody could give the reason that it asks for', `Let 'comment' be 'optional'.`)
    checkInputs(fields, action.inputs, `${at}.inputs`)
    checkWordsFor(fields, action.wordsFor, `${at}.wordsFor`)
    checkPosts(fields, states, name, at)
  }
}

/**
 * Checks that a document's states are choices of its select, that its actions move between them, and that what they ask
 * and take is there.
 */
export function checkStates(resource: AnyResource): void {
  const { name, fields, states, partner, otherPartner } = resource
  for (const [option, named] of Object.entries({ partner, otherPartner }))
    if (named !== null && (fields[named] as Field | undefined)?.type !== 'belongsTo')
      refuse('E_PARTNER', `${name}.${option}`, `'${named}' is not a relation`, 'Name the relation to the partner.')
  if (!states) return
  const path = `${name}.states`
  const choices = choicesOf(fields, states, path)
  const known = (named: readonly string[], at: string) => {
    for (const state of named)
      if (!choices.includes(state))
        fail(`${path}.${at}`, `'${state}' is not a choice of '${states.field}'`, oneOf(choices))
  }
  known([states.initial], 'initial')
  known(Object.entries(states.editableIn).flat(), 'editableIn')
  known(states.draftStates, 'draftStates')
  known(states.closedStates, 'closedStates')
  if (states.progress) {
    const { by: _, ...followed } = states.progress
    known(Object.values(followed), 'progress')
  }
  known(states.holds?.in ?? [], 'holds.in')
  checkHolds(states, path)
  if (!states.draftStates.includes(states.initial))
    fail(`${path}.draftStates`, 'a new document is complete', `Add '${states.initial}'.`)
  requireKnown(states.alwaysEditable, Object.keys(fields), `${path}.alwaysEditable`)
  if (states.approval) {
    const { approver, revision } = states.approval
    requireKnown([approver, revision], Object.keys(fields), `${path}.approval`)
  }
  checkActions(resource, states, choices, path)
  checkApproval(states, path)
  checkAskedWhen(fields, states, path)
}
