import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { addPages } from '../../routes/pages.tsx'

addPages(
  {
    path: '/workflows',
    title: 'menu.workflows',
    area: 'all',
    screen: lazy(() => withWords('workflows', () => import('./list/WorkflowsPage.tsx'))),
  },
  {
    path: '/workflows/running',
    title: 'menu.runningRequests',
    area: 'all',
    screen: lazy(() => withWords('workflows', () => withWords('documents', () => import('./running/RunningPage.tsx')))),
  },
  {
    path: '/workflows/:id',
    title: 'menu.workflows',
    area: 'all',
    screen: lazy(() =>
      withWords('workflows', () =>
        withWords('documents', () => withWords('validation', () => import('./designer/DesignerPage.tsx'))),
      ),
    ),
  },
)
