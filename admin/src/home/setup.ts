import type { ComponentType } from 'react'
import { createSlot } from '../slot.ts'

/** How a new company begins: a domain knows the steps. */
export const setup = createSlot<'steps', ComponentType<{ of: Readonly<Record<string, boolean>> }>>('part of Home')
