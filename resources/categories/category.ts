import type { ErrorCode } from '../errors.ts'
import { code, longText, select, text } from '../kit/index.ts'

/** What every category has: a code, a name, a note and whether it may still be chosen. */
export const category = <const P extends string>(prefix: P, unique: ErrorCode = 'CAT_ERR_006') => ({
  code: code({ prefix, unique }),
  name: text({ required: true, max: 255 }),
  description: longText({ max: 1000 }),
  status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
})
