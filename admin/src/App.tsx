import { RouterProvider } from 'react-router'
import { router } from './routes/router.tsx'
import { Translated } from './providers/i18n.ts'
import { ThemeProvider } from './theme/ThemeProvider.tsx'
import { Announcements } from './layout/Announcements.tsx'
import { OfflineBanner } from './layout/OfflineBanner.tsx'
import { TopProgress } from './layout/TopProgress.tsx'
import { useFocusReturn } from './layout/useFocusReturn.ts'

export function App() {
  useFocusReturn()
  return (
    <Translated>
      <ThemeProvider>
        <TopProgress />
        <OfflineBanner />
        <Announcements />
        <RouterProvider router={router} />
      </ThemeProvider>
    </Translated>
  )
}
