import type { Field, Fields } from '../fields/field_types.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { VocabularyValues } from './values.ts'

/** Kinds of names that stand for nothing but themselves, each with what one is called. */
const KINDS = {
  areas: 'an area',
  errors: 'an error code',
  features: 'a feature',
  exceptions: 'an exception',
  papers: 'a paper',
  searchVocabularies: 'a way to read searches',
} as const satisfies Partial<Record<keyof VocabularyValues, string>>
type Kind = keyof typeof KINDS

/** A name that a definition says, and where; null where it says none. */
type Said = readonly [kind: Kind, name: string | number | null, path: string]

function saidByFields(fields: Fields, path: string): Said[] {
  return (Object.entries(fields) as [string, Field][]).flatMap(([name, field]): Said[] => {
    const at = `${path}.${name}`
    return [
      ['areas', field.area, `${at}.area`],
      ['features', field.feature, `${at}.feature`],
      ...(field.type === 'lines'
        ? saidByFields(field.fields, `${at}.fields`)
        : ([['errors', field.unique, `${at}.unique`]] as const)),
    ]
  })
}

const saidBy = ({ name, area, exportArea, inUse, fields, list, states, exceptions, prints }: AnyResource): Said[] => [
  ['areas', area, `${name}.area`],
  ['areas', exportArea, `${name}.exportArea`],
  ['errors', inUse, `${name}.inUse`],
  ['searchVocabularies', list.vocabulary, `${name}.list.vocabulary`],
  ...saidByFields(fields, `${name}.fields`),
  ...Object.entries(states?.actions ?? {}).map(([action, spec]): Said => [
    ...(['areas', spec.area, `${name}.states.actions.${action}.area`] as const),
  ]),
  ...exceptions.map((exception): Said => ['exceptions', exception, `${name}.exceptions`]),
  ...prints.map(({ paper }, place): Said => ['papers', paper, `${name}.prints.${place}.paper`]),
]

/** Refuses areas, error codes, papers and other names that do not exist. */
export function checkNames(resource: AnyResource, values: VocabularyValues): void {
  for (const [kind, name, path] of saidBy(resource)) {
    const known: readonly (string | number)[] = values[kind]
    if (name !== null && !known.includes(name))
      refuse('E_UNKNOWN_NAME', path, `'${name}' is not ${KINDS[kind]}`, oneOf(known.map(String)))
  }
}
