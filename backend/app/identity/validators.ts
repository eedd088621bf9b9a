import vine, { errors } from '@vinejs/vine'
import { insideSentence, UUID } from '@barem/resources/kit'
import { mistaken, unknownFields, type FieldError } from '#app/http/api_error'
import { clean, shaped } from '#app/language/clean_text'
import { translate, type Language } from '#app/language/translate'
import { isCommon } from './common_passwords.ts'

const line = (max: number) =>
  vine
    .string()
    .use(clean({ lines: false }))
    .maxLength(max)
const uuid = () => vine.string().use(shaped({ rule: 'uuid', pattern: UUID, normalise: (text) => text.toLowerCase() }))
const password = () => vine.string().maxLength(128)

const uncommon = vine.createRule<object>((value, _options, field) => {
  if (typeof value === 'string' && isCommon(value)) field.report('common', 'commonPassword', field)
})

export const authenticateBody = {
  tenantId: uuid(),
  account: line(64),
  password: password(),
  rememberMe: vine.boolean({ strict: true }).optional(),
  ipAddress: vine.any().optional(),
}
/** `email` carries the account; a company may be named, and nobody has to know theirs. */
export const forgotBody = { email: line(64), tenantId: uuid().nullable().optional() }
export const changePasswordBody = { oldPassword: password(), newPassword: password().minLength(8).use(uncommon({})) }

export const resetPasswordBody = { userId: uuid() }
export const searchBody = {
  PageNumber: vine.number({ strict: true }).withoutDecimals().range([1, 100_000]).optional(),
  PageSize: vine.number({ strict: true }).withoutDecimals().range([1, 100]).optional(),
  search: line(200).nullable().optional(),
}

/** Names of fields on the screens that send them. */
const WORDS: Readonly<Record<string, string>> = {
  tenantId: 'account:login.company',
  account: 'account:login.account',
  password: 'account:login.password',
  email: 'profile:email',
  oldPassword: 'profile:oldPassword',
  newPassword: 'profile:newPassword',
  userId: 'resources:users.one',
}

/** Fields whose values are chosen, not typed. */
const CHOSEN: ReadonlySet<string> = new Set(['tenantId', 'userId'])

/** Adds the name of a missing field to its error, where people know it by one. */
function named({ field, rule, meta }: FieldError, words: Readonly<Record<string, string>>): FieldError {
  const word = rule === 'required' ? (words[field] ?? WORDS[field]) : undefined
  if (word === undefined) return { field, rule, meta }
  const label = (language: Language) => insideSentence(translate(language, word))
  return { field, rule, meta: { ...meta, field: label, chosen: CHOSEN.has(field) } }
}

/**
 * Checks a body against `fields`, refusing names that are not among them.
 * @param found mistakes that are known already, to be told with the others
 * @param words keys of what the body's own screen calls its fields
 * @throws ApiError COM_ERR_001 with all mistakes: 400 if it has unknown names, else 422
 */
export async function checked<Values>(
  fields: Record<string, unknown>,
  body: Record<string, unknown>,
  found: readonly FieldError[] = [],
  words: Readonly<Record<string, string>> = {},
): Promise<Values> {
  const unknown = unknownFields(Object.keys(body).filter((name) => !Object.hasOwn(fields, name)))
  const mistakes = [...unknown, ...found.map((mistake) => named(mistake, words))]
  try {
    const values = (await vine.create(vine.object(fields as never)).validate(body)) as Values
    if (mistakes.length === 0) return values
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    mistakes.push(...(error.messages as FieldError[]).map((mistake) => named(mistake, words)))
  }
  throw mistaken(mistakes)
}
