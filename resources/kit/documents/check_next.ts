import type { Field } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { NextStep } from './next.ts'

const fail = (path: string, found: string, fix: string): never => refuse('E_NEXT', path, found, fix)

/** Checks what a document says of what follows it: its states, and actions that begin in them. */
export function checkNext({ name, fields, states, next }: AnyResource): void {
  if (next.length === 0) return
  if (!states) return next.forEach((step, place) => checkOfRow(step, `${name}.next.${place}`))
  const { choices } = fields[states.field] as Extract<Field, { type: 'select' }>
  next.forEach(({ in: from = [], take, make, open, by }, place) => {
    const path = `${name}.next.${place}`
    if (by !== undefined) fail(`${path}.by`, 'it has states', 'Leave it out.')
    const strange = from.find((state) => !choices.includes(state))
    if (strange !== undefined || from.length === 0)
      fail(`${path}.in`, strange === undefined ? 'no state' : `'${strange}'`, oneOf(choices))
    if ([take, make, open].filter((one) => one !== undefined).length !== 1)
      fail(path, 'one of take, make and open', 'Say one of them.')
    if (take === undefined) return
    const action = states.actions[take]
    if (!action) return fail(`${path}.take`, `'${take}'`, oneOf(Object.keys(states.actions)))
    const never = from.find((state) => !action.from.includes(state))
    if (never !== undefined) fail(`${path}.in`, `'${take}' is not taken from '${never}'`, oneOf(action.from))
  })
}

/** Checks what follows a row without states: something is made of it. */
function checkOfRow({ in: from, take, make, open }: NextStep, path: string): void {
  const odd = Object.entries({ in: from, take, open }).find(([, said]) => said !== undefined)
  if (odd) fail(`${path}.${odd[0]}`, 'it has no states', 'Leave it out.')
  if (make === undefined) fail(path, 'no make', 'Say what is made of it.')
}

/** The relations among some fields that lead to a resource. */
const leadingTo = (fields: Readonly<Record<string, unknown>>, name: string): string[] =>
  Object.keys(fields).filter((field) => (fields[field] as { to?: string }).to === name)

/** Checks that the form of what is made of a row can name the row. */
function checkFormOfRow(name: string, { make, by }: NextStep, path: string, made: AnyResource | undefined): void {
  if (!made) return fail(`${path}.make`, `'${make}'`, 'Name a resource.')
  if (by === undefined) return
  const toRow = (Object.entries(made.fields) as [string, Field][]).flatMap(([field, one]) =>
    one.type === 'lines'
      ? leadingTo(one.fields, name).map((inner) => `${field}.${inner}`)
      : (one as { to?: string }).to === name
        ? [field]
        : [],
  )
  if (!toRow.includes(by)) fail(`${path}.by`, `'${by}'`, oneOf(toRow))
}

/** Checks that what follows a document is made from it, and what goes on one at a time. */
export function checkNextMade({ name, next, states }: AnyResource, known: ReadonlyMap<string, AnyResource>): void {
  next.forEach((step, place) => {
    const { in: from = [], make, open } = step
    if (open !== undefined) checkOpened(name, open, `${name}.next.${place}.open`, known)
    if (make === undefined) return
    const path = `${name}.next.${place}`
    if (!states) return checkFormOfRow(name, step, path, known.get(make))
    const makers = [...known.values()].filter((maker) => waysFrom(maker, name).length > 0)
    const maker = makers.find((one) => one.name === make)
    if (!maker) return fail(`${path}.make`, `'${make}' is not made from ${name}`, oneOf(makers.map((one) => one.name)))
    const ready = waysFrom(maker, name).flatMap(({ inStates }) => inStates)
    const never = from.find((state) => !ready.includes(state))
    if (never !== undefined) fail(`${path}.in`, `'${make}' is not made in '${never}'`, oneOf(ready))
  })
}

/** Checks that a document goes into one of a resource at a time, so that the one that goes on is known. */
function checkOpened(name: string, open: string, path: string, known: ReadonlyMap<string, AnyResource>): void {
  const makers = [...known.values()].filter((maker) => waysFrom(maker, name).some(({ once }) => once))
  if (!makers.some((one) => one.name === open))
    fail(path, `'${open}' is not made once from ${name}`, oneOf(makers.map((one) => one.name)))
}

/** How a document is made from others of a resource. */
const waysFrom = ({ createdFrom, fields }: AnyResource, name: string) =>
  createdFrom.filter(({ relation }) => (fields[relation] as { to?: string }).to === name)
