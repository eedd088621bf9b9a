/**
 * Type tests: this file compiles only while every mistake below is one that the compiler finds.
 * It holds no code that runs.
 */
import type { Overrides } from '../src/overrides/types.ts'
import type { Cell } from '../src/resources/cells/cell.ts'
import type { Input } from '../src/resources/inputs/input.ts'

declare const textCell: Cell<'text'>
declare const phoneInput: Input<'phone'>
declare const lineInput: Input<'lines'>

export const good: Overrides = { customers: { cells: { name: textCell }, inputs: { phone: phoneInput } } }

// @ts-expect-error no resource has this name
export const resource: Overrides = { custmers: {} }
// @ts-expect-error customers have no such field
export const field: Overrides = { customers: { cells: { nmae: textCell } } }
// @ts-expect-error lines are no phone number
export const type: Overrides = { customers: { inputs: { phone: lineInput } } }
// @ts-expect-error there is no such screen
export const screen: Overrides = { customers: { screens: { print: undefined } } }
