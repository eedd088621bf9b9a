import type { AnyResource, Field } from '@barem/resources/kit'
import { canonicalOf } from '../../resources/form/canonical.ts'
import { BOXLESS, isEmpty } from '../../resources/form/firstFocus.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { Named } from '../document.ts'

export type How = 'required' | 'optional'
type Values = Readonly<Record<string, unknown>>

/** Fields of the lines under one name, by their own names. */
export type LineInputs = { name: string; fields: Record<string, How> }

/** The visible fields that an action asks for: of the document, and of its lines. */
export function inputsOf(
  { fields }: AnyResource,
  { inputs }: Named,
): { own: Record<string, How>; lines: LineInputs[] } {
  const own: Record<string, How> = {}
  const lines = new Map<string, Record<string, How>>()
  for (const [path, how] of Object.entries(inputs)) {
    const [name, inner] = path.split('.') as [string, string | undefined]
    const field = fields[name] as Field | undefined
    if (!field) continue
    if (inner === undefined) own[name] = how
    else if (field.type === 'lines' && field.fields[inner]) lines.set(name, { ...lines.get(name), [inner]: how })
  }
  return { own, lines: [...lines].map(([name, inside]) => ({ name, fields: inside })) }
}

/**
 * The first values of an action's form: those of the document.
 * @param suggested what a new form would fill in, for fields that are empty
 */
export function startOf(
  definition: AnyResource,
  action: Named,
  row: AnyRow,
  suggested: Values = {},
): Record<string, unknown> {
  const { own, lines } = inputsOf(definition, action)
  const linesOf = (name: string) => (row[name] ?? []) as AnyRow[]
  return Object.fromEntries([
    ...Object.keys(own).map((name) => [name, row[name] ?? suggested[name] ?? null]),
    ...lines.map(({ name, fields }) => [
      name,
      linesOf(name).map((line) => Object.fromEntries(Object.keys(fields).map((inner) => [inner, line[inner] ?? null]))),
    ]),
  ])
}

/**
 * The field that the dialog of an action begins in, as its form calls it: the first that a person has to fill, or else
 * the first. The approver and the comment come after the others.
 */
export function firstInput(definition: AnyResource, action: Named, row: AnyRow): string | undefined {
  const { own, lines } = inputsOf(definition, action)
  const approver = definition.states?.approval?.approver
  const open = Object.entries(own).map(([name, how]) => ({
    path: name,
    type: (definition.fields[name] as Field).type,
    must: how === 'required' && isEmpty(row[name]),
  }))
  const inLines = lines.flatMap(({ name, fields }) =>
    ((row[name] ?? []) as AnyRow[]).flatMap((line, index) =>
      Object.entries(fields).map(([inner, how]) => ({
        path: `${name}_${index}_${inner}`,
        type: fieldsIn(definition, name)[inner]!.type,
        must: how === 'required' && isEmpty(line[inner]),
      })),
    ),
  )
  const said = action.comment === 'none' ? [] : [{ path: 'comment', must: action.comment === 'required' }]
  const places = [
    ...[...open.filter(({ path }) => path !== approver), ...inLines].filter(({ type }) => !BOXLESS.has(type)),
    ...open.filter(({ path }) => path === approver),
    ...said,
  ]
  return (places.find(({ must }) => must) ?? places[0])?.path
}

const fieldsIn = ({ fields }: AnyResource, name: string) =>
  (fields[name] as Extract<Field, { type: 'lines' }>).fields as Record<string, Field>

const fieldOf = ({ fields }: AnyResource, name: string) => fields[name] as Field

/** The body of a filled form: `values`, and lines under the names of their fields, each with its id. */
export function inputValues(
  definition: AnyResource,
  action: Named,
  row: AnyRow,
  values: Values,
): Record<string, unknown> {
  const { own, lines } = inputsOf(definition, action)
  const canonical = Object.keys(own).map(
    (name) => [name, canonicalOf(fieldOf(definition, name), values[name])] as const,
  )
  const isLines = ([name]: readonly [string, unknown]) => fieldOf(definition, name).type === 'lines'
  const said = Object.fromEntries(canonical.filter((one) => !isLines(one)))
  return {
    ...(Object.keys(said).length > 0 && { values: said }),
    ...Object.fromEntries(canonical.filter(isLines)),
    ...Object.fromEntries(
      lines.map(({ name, fields }) => [
        name,
        ((row[name] ?? []) as AnyRow[]).map(({ id }, index) => ({
          id,
          ...Object.fromEntries(
            Object.keys(fields).map((inner) => [
              inner,
              canonicalOf(
                fieldsIn(definition, name)[inner]!,
                ((values[name] as Values[] | undefined) ?? [])[index]?.[inner],
              ),
            ]),
          ),
        })),
      ]),
    ),
  }
}

/** The place of an error in the form: `lines.0.name` is in the first row of the lines. */
export const placeOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Paths at which the form of an action can show an error. */
export const placesOf = (definition: AnyResource, action: Named, row: AnyRow): string[] => {
  const { own, lines } = inputsOf(definition, action)
  return [
    ...Object.keys(own),
    ...lines.flatMap(({ name, fields }) =>
      ((row[name] ?? []) as AnyRow[]).flatMap((_, index) =>
        Object.keys(fields).map((inner) => `${name}.${index}.${inner}`),
      ),
    ),
  ]
}
