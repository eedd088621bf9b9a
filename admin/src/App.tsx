import { RouterProvider } from 'react-router'
import { router } from './routes/router.tsx'
import { ThemeProvider } from './theme/ThemeProvider.tsx'
import { Announcements } from './layout/Announcements.tsx'
import { OfflineBanner } from './layout/OfflineBanner.tsx'
import { TopProgress } from './layout/TopProgress.tsx'

export function App() {
  return (
    <ThemeProvider>
      <TopProgress />
      <OfflineBanner />
      <Announcements />
      <RouterProvider router={router} />
    </ThemeProvider>
  )
}
