import { oneOf, refuse } from '../mistake.ts'
import type { Field, Fields } from './field_types.ts'
import { paidBy } from './sum_of.ts'

/** How much may be paid: it does not count yet, nothing, a part, all. */
const CHOICES = 4

/** Options that say how a value is written or kept: there is none. */
const UNSAID = [
  ...['required', 'requiredWhen', 'unique', 'was', 'when', 'snapshotOf', 'defaultFrom', 'default', 'usable'],
] as const

/** Checks that what is paid is never written, and is worked out from a state and an amount beside it. */
export function checkPaidBy(fields: Fields, name: string, path: string): void {
  const field = fields[name] as Extract<Field, { type: 'select' }>
  const paid = paidBy(field)
  if (paid === null) return
  const said = UNSAID.find((option) => field[option] !== null && field[option] !== false)
  if (!field.readOnly || said)
    refuse(
      'E_PAID_BY',
      said ? `${path}.${said}` : path,
      'it is never written',
      said ? 'Leave it out.' : `Say 'readOnly'.`,
    )
  if (field.choices.length !== CHOICES)
    refuse(
      'E_PAID_BY',
      `${path}.choices`,
      `${field.choices.length} choices`,
      'Name four: not yet, nothing, a part, all.',
    )
  const state = fields[paid.state] as Field | undefined
  if (state?.type !== 'select')
    return refuse('E_PAID_BY', `${path}.paidBy.state`, `'${paid.state}' is not a select`, 'Name that of the state.')
  const states = {
    in: paid.in,
    ...('waits' in paid && { waits: paid.waits }),
    ...('never' in paid && { never: paid.never ?? [] }),
  }
  for (const [option, choices] of Object.entries(states))
    for (const choice of choices)
      if (!state.choices.includes(choice))
        refuse('E_PAID_BY', `${path}.paidBy.${option}`, `'${choice}'`, oneOf(state.choices))
  if ('amount' in paid && fields[paid.amount]?.type !== 'money')
    refuse('E_PAID_BY', `${path}.paidBy.amount`, `'${paid.amount}' is not money`, 'Name what the document comes to.')
}
