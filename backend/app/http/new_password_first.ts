import type { HttpContext } from '@adonisjs/core/http'
import { ApiError } from './api_error.ts'

/** Routes open to people whose password has to be changed first. */
const ALLOWED: ReadonlySet<string | undefined> = new Set(['user.profile', 'user.changePassword', 'account.logout'])

/** @throws ApiError COM_ERR_012 while the caller has to choose a new password, but for what that takes */
export function requireNewPasswordFirst({ identity, route }: HttpContext): void {
  if (identity.mustChangePassword && !ALLOWED.has(route?.name)) throw new ApiError('COM_ERR_012')
}
