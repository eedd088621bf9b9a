import { ApiError } from '#app/http/api_error'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import type { Rule } from './folders.ts'

/** Whether a file of the folder could be open to the caller under `rule`. */
export const allowsRule = (identity: Identity, rule: Rule): boolean =>
  typeof rule === 'string' ? rule !== 'nobody' : rule.levels.some((level) => may(identity, rule.area, level))

/** @throws ApiError COM_ERR_004 when no file of the folder could be open to the caller under `rule` */
export function requireRule(identity: Identity, rule: Rule): void {
  if (!allowsRule(identity, rule)) throw new ApiError('COM_ERR_004')
}

/** Whether `rule` lets the caller at a file of `createdBy`: what belongs to its uploader is not there for others. */
export const isOpenTo = ({ userId, isSuperAdmin }: Identity, rule: Rule, createdBy: string): boolean =>
  rule !== 'uploader' || isSuperAdmin || createdBy === userId
