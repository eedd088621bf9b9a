import type { HttpContext } from '@adonisjs/core/http'
import { allows, showsRowsOfAll, type AreaCode, type Level } from '@barem/resources/areas'
import { ApiError } from '#app/http/api_error'
import type { Identity } from './identity.ts'

/** Built-in role that may do everything within its company. */
export const SUPER_ADMIN = 'R001'

/** The refusal of somebody who lacks a right; an area of null is for the super admin alone. */
export const forbidden = (area: AreaCode | null, level: Level): ApiError =>
  new ApiError('COM_ERR_004', area === null ? {} : { extra: { right: `${area}.${level}` } })

/** Whether someone may do `level` in `area`; an area of null is for the super admin alone. */
export const may = ({ isSuperAdmin, permissions }: Identity, area: AreaCode | null, level: Level): boolean =>
  isSuperAdmin || (area !== null && allows(permissions, area, level))

/** Whether someone may view an area by more than the right to create in it. */
export const viewsBeyondOwn = ({ isSuperAdmin, permissions }: Identity, area: AreaCode | null): boolean =>
  isSuperAdmin || (area !== null && showsRowsOfAll(permissions, area))

/**
 * For what depends on the row or the body, which the row of the route says in `handlerAsks`; all else is its `rule`.
 * @throws ApiError COM_ERR_004 when the caller may not do `level` in `area`
 */
export function requirePermission({ identity }: HttpContext, area: AreaCode | null, level: Level): void {
  if (!may(identity, area, level)) throw forbidden(area, level)
}

/** Whether someone holds every one of these `area.level` strings themselves. */
export const allowsAll = (identity: Identity, wanted: readonly string[]): boolean =>
  wanted.every((permission) => {
    const [area, level] = permission.split('.') as [string, Level]
    return may(identity, Number(area) as AreaCode, level)
  })
