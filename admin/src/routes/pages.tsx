import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Area } from '../session/permissions.ts'

/** A page that no definition can say. `title` is a locale key. */
export type Page = { path: string; title: string; area: Area; screen: LazyExoticComponent<ComponentType> }

const profile = lazy(() => import('../pages/profile/ProfilePage.tsx'))

/** Every custom page behind sign-in. */
export const pages: readonly Page[] = [{ path: '/profile', title: 'menu.profile', area: 'all', screen: profile }]
