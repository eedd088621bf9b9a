import { lazy } from 'react'
import type { Overrides } from '../../overrides/types.ts'

export const companySettings: Overrides['company-settings'] = {
  screens: { single: lazy(() => import('./SettingsPage.tsx')) },
}
