import type { registry } from '@barem/resources'
import type { FieldType, MetaField } from '@barem/resources/kit'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { AnyResource } from '@barem/resources/kit'
import type { Cell } from '../resources/cells/cell.ts'
import type { Input } from '../resources/inputs/input.ts'
import type { ScreenName } from '../resources/index.ts'

type Registry = typeof registry
type TypeOf<F> = F extends { type: infer T extends FieldType } ? T : never

/** What one resource does differently. A field that the resource does not have is a type error. */
export type Override<F> = {
  cells?: { [K in keyof F]?: Cell<TypeOf<F[K]>> } & { [K in MetaField]?: Cell }
  inputs?: { [K in keyof F]?: Input<TypeOf<F[K]>> }
  screens?: Partial<Record<ScreenName, LazyExoticComponent<ComponentType<{ definition: AnyResource }>>>>
}

export type Overrides = { [R in keyof Registry]?: Override<Registry[R]['fields']> }
