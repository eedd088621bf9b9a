import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { addPages } from '../../routes/pages.tsx'

addPages(
  {
    path: '/configurations/resources',
    title: 'menu.ownResources',
    area: areas.customCategory,
    screen: lazy(() => withWords('own', () => withWords('sheets', () => import('./list/OwnListPage.tsx')))),
  },
  {
    path: '/configurations/resources/:id',
    title: 'menu.ownResources',
    area: areas.customCategory,
    screen: lazy(() => withWords('own', () => import('./builder/BuilderPage.tsx'))),
  },
)
