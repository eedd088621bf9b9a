import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react'
import type { AnyResource } from '@barem/resources/kit'
import { screenOf } from '../overrides/resolve.ts'
import { forgetDraftsAtSignOut } from './drafts.ts'
import { useSeen } from './model/visible.ts'

type Screen = ComponentType<{ definition: AnyResource }>

/** A generated screen draws any definition; the row's id comes from the route's `:id`. */
export type ResourceScreen = Screen | LazyExoticComponent<Screen>

export type ScreenName = 'list' | 'create' | 'edit' | 'show'

forgetDraftsAtSignOut()

/** The generated screen, or the one that a resource has instead; either way it gets the definition as the person sees it. */
function screen(name: ScreenName, load: () => Promise<{ default: Screen }>): ResourceScreen {
  const generated = lazy(load)
  return ({ definition }: { definition: AnyResource }) => createElement(screenOf(definition, name) ?? generated, { definition: useSeen(definition) })
}

/** The generated screens, each loaded when first opened. A screen that is absent has no route. */
export const screens: Partial<Record<ScreenName, ResourceScreen>> = {
  list: screen('list', () => import('./list/ListScreen.tsx')),
  create: screen('create', () => import('./form/CreateScreen.tsx')),
  edit: screen('edit', () => import('./form/EditScreen.tsx')),
  show: screen('show', () => import('./show/ShowScreen.tsx')),
}
