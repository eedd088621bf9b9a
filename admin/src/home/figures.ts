import type { Area } from '../session/permissions.ts'
import type { ComponentType } from 'react'
import { createSlot } from '../slot.ts'

/** Figures of the company at the top of Home, for people who may view their area. A domain registers them. */
export const homeFigures = createSlot<'figures', { area: Area; part: ComponentType }>('figures of Home')
