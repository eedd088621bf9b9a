import { UUID, type ViewState } from '@barem/resources/kit'
import vine from '@vinejs/vine'
import { ApiError, unknownFields, type FieldError } from '#app/http/api_error'
import { checked } from '#app/identity/validators'
import { clean } from '#app/language/clean_text'

const text = (max: number) =>
  vine
    .string()
    .use(clean({ lines: false }))
    .maxLength(max)

const STATE = {
  q: text(200).nullable().optional(),
  filters: vine.record(vine.array(text(200)).minLength(1).maxLength(200)).optional(),
  sort: vine
    .object({ field: text(60), order: vine.enum(['asc', 'desc']) })
    .nullable()
    .optional(),
  columns: vine.array(text(60)).minLength(1).maxLength(200).distinct().nullable().optional(),
  size: vine.number({ strict: true }).withoutDecimals().nullable().optional(),
}
const name = () => text(60).minLength(1)
const yes = () => vine.boolean({ strict: true }).optional()
export const CREATE = { resource: text(60), name: name(), shared: yes(), isDefault: yes(), state: vine.object(STATE) }
export const CHANGE = {
  version: vine.number({ strict: true }).withoutDecimals().min(1),
  name: name().optional(),
  shared: yes(),
  state: vine.object(STATE).optional(),
}

export interface NewView {
  resource: string
  name: string
  shared: boolean
  /** Whether the list opens with this view from now on for the person who adds it. */
  isDefault: boolean
  state: ViewState
}

export interface ViewChange {
  version: number
  name?: string
  shared?: boolean
  state?: ViewState
}

type Body = Record<string, unknown>

/** Mistakes at names inside a state that it does not have. */
const unknownInState = (state: unknown): FieldError[] =>
  unknownFields(
    typeof state === 'object' && state !== null
      ? Object.keys(state)
          .filter((key) => !Object.hasOwn(STATE, key))
          .map((key) => `state.${key}`)
      : [],
  )

const whole = (state: Partial<ViewState>): ViewState => ({
  q: state.q ?? '',
  filters: state.filters ?? {},
  sort: state.sort ?? null,
  columns: state.columns ?? null,
  size: state.size ?? null,
})

/** What the screen of views calls their fields. */
const WORDS = { name: 'views:name' }

/** @throws ApiError COM_ERR_001 with the errors at their fields */
export async function newViewBody(body: Body): Promise<NewView> {
  const {
    shared = false,
    isDefault = false,
    state,
    ...rest
  } = await checked<Partial<NewView> & Pick<NewView, 'resource' | 'name'> & { state: Partial<ViewState> }>(
    CREATE,
    body,
    unknownInState(body.state),
    WORDS,
  )
  return { ...rest, shared, isDefault, state: whole(state) }
}

/** @throws ApiError COM_ERR_001 with the errors at their fields */
export async function viewChangeBody(body: Body): Promise<ViewChange> {
  // Vine drops a null that is not allowed; clearing a required value must be reported.
  const cleared = ['name', 'shared', 'state'].filter((key) => body[key] === null)
  const mistakes = [...unknownInState(body.state), ...cleared.map((field) => ({ field, rule: 'required' }))]
  const { state, ...rest } = await checked<Omit<ViewChange, 'state'> & { state?: Partial<ViewState> }>(
    CHANGE,
    body,
    mistakes,
    WORDS,
  )
  return { ...rest, ...(state && { state: whole(state) }) }
}

/** The id of a path. @throws ApiError COM_ERR_002 for what cannot be one */
export function viewId(text: string): string {
  if (!UUID.test(text)) throw new ApiError('COM_ERR_002')
  return text.toLowerCase()
}
