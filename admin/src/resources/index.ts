import type { ScreenName } from './model/screenName.ts'
import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react'
import type { AnyResource } from '@barem/resources/kit'
import { lineViews } from '../lines/shown/views.ts'
import { withWords } from '../i18n/later.ts'
import { screenOf } from '../overrides/resolve.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { useSeenOnce } from './model/visible.ts'

type Screen = ComponentType<{ definition: AnyResource }>

/** A generated screen for any definition; the row's id is in the route's `:id`. */
export type ResourceScreen = Screen | LazyExoticComponent<Screen>

type Load = () => Promise<{ default: Screen }>

/**
 * The generated screen, that of documents, or the one that a resource has instead; either way it gets the definition as
 * the person sees it.
 */
function screen(
  name: ScreenName,
  load: Load,
  loadDocuments: Load = () => withWords('documents', load),
): ResourceScreen {
  const [plain, document] = [lazy(load), lazy(loadDocuments)]
  return ({ definition }: { definition: AnyResource }) => {
    const { seen, ready } = useSeenOnce(definition)
    if (!ready) return createElement(PageSkeleton)
    return createElement(screenOf(definition, name) ?? (definition.states ? document : plain), { definition: seen })
  }
}

/** The generated screens, each loaded when first opened. A screen that is absent has no route. */
export const screens: Partial<Record<ScreenName, ResourceScreen>> = {
  list: screen('list', () => import('./list/ListScreen.tsx')),
  create: screen('create', () => import('./form/CreateScreen.tsx')),
  edit: screen('edit', () => import('./form/EditScreen.tsx')),
  single: screen('single', () => import('./single/SingleScreen.tsx')),
  show: screen(
    'show',
    () => import('./show/ShowScreen.tsx'),
    () =>
      withWords('documents', () =>
        withWords('counts', () => lineViews.with(() => import('../documents/show/DocumentScreen.tsx'))),
      ),
  ),
}
