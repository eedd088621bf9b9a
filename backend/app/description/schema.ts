/** A JSON schema, in the words of OpenAPI 3.1. */
export type Schema = Record<string, unknown>

export const text: Schema = { type: 'string' }
export const uuid: Schema = { type: 'string', format: 'uuid' }
export const moment: Schema = { type: 'string', format: 'date-time' }
export const day: Schema = { type: 'string', format: 'date' }
export const whole: Schema = { type: 'integer' }
export const yes: Schema = { type: 'boolean' }
/** An exact number as it travels. */
export const figure: Schema = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$', description: 'Decimal string' }

export const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: [...values] })
export const list = (items: Schema): Schema => ({ type: 'array', items })

/** An object whose keys are all there, but for those named as optional. */
export const object = (properties: Record<string, Schema>, ...optional: string[]): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

export function orNull(schema: Schema): Schema {
  if (Array.isArray(schema.type) && schema.type.includes('null')) return schema
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [schema.type, 'null'], ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }) }
}

/** A schema of `components`, by its name. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

export const person = object({ id: uuid, code: text, name: text })

/** What calls of the specification wrap their answers in. */
export const done = (data?: Schema): Schema => object({ succeeded: { const: true }, ...(data && { data }) })
