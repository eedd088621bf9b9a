import type { Level } from '@barem/resources/areas'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { withWords } from '../i18n/later.ts'
import { setup } from '../home/setup.ts'
import { INBOX_PATH } from '../documents/inbox/path.ts'
import type { Area } from '../session/permissions.ts'

/** A page that no definition can say. `title` is a locale key; without a level the page asks for view. */
export type Page = {
  path: string
  title: string
  area: Area
  level?: Level
  /** Whether it opens from other pages alone, as what its query names. */
  isPart?: true
  screen: LazyExoticComponent<ComponentType>
  /** Whether it is shown without the frame of the other pages, such as a sheet of paper. */
  isBare?: boolean
}

const profile = lazy(() => withWords('profile', () => import('../pages/profile/ProfilePage.tsx')))
const home = lazy(() =>
  withWords('home', () => withWords('documents', () => setup.with(() => import('../home/HomePage.tsx')))),
)
const inbox = lazy(() => withWords('documents', () => import('../documents/inbox/InboxPage.tsx')))

const all: Page[] = [
  { path: '/', title: 'menu.home', area: 'all', screen: home },
  { path: '/profile', title: 'menu.profile', area: 'all', screen: profile },
  { path: INBOX_PATH, title: 'menu.approvals', area: 'all', screen: inbox },
]

/** Every custom page behind sign-in; complete once domains have added theirs. */
export const pages: readonly Page[] = all

/** Whether a page opens by its path alone. */
export const standsAlone = ({ path, isPart }: Page): boolean => !isPart && !path.includes('/:')

/** Adds the pages of a domain, at start. */
export const addPages = (...own: Page[]) => void all.push(...own)
