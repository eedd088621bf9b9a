import { lazy } from 'react'
import type { Overrides } from './types.ts'

export const companySettings: Overrides['company-settings'] = {
  screens: { single: lazy(() => import('../pages/settings/SettingsPage.tsx')) },
}
