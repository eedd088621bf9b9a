import type { ComponentType, LazyExoticComponent } from 'react'
import type { AnyResource } from '@barem/resources/kit'

/** A generated screen draws any definition; the row's id comes from the route's `:id`. */
export type ResourceScreen = LazyExoticComponent<ComponentType<{ definition: AnyResource }>>

export type ScreenName = 'list' | 'create' | 'edit' | 'show'

/** The generated screens, each loaded when first opened. A screen that is absent has no route. */
export const screens: Partial<Record<ScreenName, ResourceScreen>> = {}
