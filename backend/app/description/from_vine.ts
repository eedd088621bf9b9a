import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import type { Schema } from './schema.ts'

/** The schema of a body from the rules that check it. */
export function bodyOf(fields: Record<string, SchemaTypes>): Schema {
  const { required, ...schema } = vine.create(vine.object(fields)).toJSONSchema() as Schema & { required: string[] }
  return { ...schema, ...(required.length > 0 && { required }) }
}

/** A body inside `{ payload: … }`, as calls of the specification wrap theirs. */
export const wrapped = (payload: Schema): Schema => ({
  type: 'object',
  properties: { payload },
  required: ['payload'],
  additionalProperties: false,
})
