import type { AnyResource } from '@barem/resources/kit'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Cell } from '../resources/cells/cell.ts'
import type { Input } from '../resources/inputs/input.ts'
import type { ScreenName } from '../resources/index.ts'
import { overrides } from './index.ts'

/** The overrides of a resource with names as plain strings, for screens that serve any of them. */
type Loose = {
  cells?: Readonly<Record<string, Cell>>
  inputs?: Readonly<Record<string, Input>>
  screens?: Partial<Record<ScreenName, LazyExoticComponent<ComponentType<{ definition: AnyResource }>>>>
}

const all = overrides as Readonly<Record<string, Loose>>

export const cellOf = ({ name }: AnyResource, column: string): Cell | undefined => all[name]?.cells?.[column]
export const inputOf = ({ name }: AnyResource, field: string): Input | undefined => all[name]?.inputs?.[field]
export const screenOf = ({ name }: AnyResource, screen: ScreenName) => all[name]?.screens?.[screen]
