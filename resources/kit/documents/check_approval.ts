import type { Field, Fields } from '../fields/field_types.ts'
import { refuse, requireKnown } from '../mistake.ts'
import type { AnyStates } from './states.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_STATES', path, found, fix)

/** Checks that choices with which somebody has to be asked are there. */
export function checkAskedWhen(fields: Fields, { approval }: AnyStates, path: string): void {
  for (const [name, choices] of Object.entries(approval?.askedWhen ?? {})) {
    const field = fields[name] as Field | undefined
    if (field?.type !== 'select') fail(`${path}.approval.askedWhen`, `'${name}' has no choices`, 'Name a select.')
    else requireKnown(choices, field.choices, `${path}.approval.askedWhen.${name}`)
  }
}

/** Checks that a request for approval leads to one action that approves, and that no decision begins a revision. */
export function checkApproval(states: AnyStates, path: string): void {
  const actions = Object.entries(states.actions)
  const named = (how: string) => actions.filter(([, { approval }]) => approval === how).map(([name]) => name)
  const [approve, ...more] = named('approve')
  if (more.length > 0) fail(`${path}.actions.${more[0]}`, `'${approve}' approves already`, 'Let one action approve.')
  if (approve === undefined && named('open').length > 0)
    fail(`${path}.actions`, 'nothing approves what is asked for', `Add an action with approval: 'approve'.`)
  for (const [name, { revises, approval }] of actions)
    if (revises && approval !== null && approval !== 'close')
      fail(
        `${path}.actions.${name}.revises`,
        `it is an action of approval, '${approval}'`,
        'Make it an action of its own.',
      )
}
