import type { HttpContext } from '@adonisjs/core/http'
import { rowNamed } from '#app/routing/table'
import { ApiError } from './api_error.ts'

/** @throws ApiError COM_ERR_012 while the caller has to choose a new password, but for routes that are open before */
export function requireNewPasswordFirst({ identity, route }: HttpContext): void {
  if (!identity.mustChangePassword) return
  const row = rowNamed(route!.name!)
  if (!row || row.rule === 'anyone' || !row.beforeNewPassword) throw new ApiError('COM_ERR_012')
}
