import { areas, type AreaCode } from './areas.ts'
import type { AnyResource, Field, FieldSet } from './kit/index.ts'

/** Areas of pages and rights that no definition names. */
const besides: readonly AreaCode[] = [
  areas.dashboard,
  areas.inventory,
  areas.workflow,
  areas.customCategory,
  areas.approvalAuthority,
  areas.selfApproval,
]

const ofFields = ({ fields }: Pick<FieldSet, 'fields'>): (AreaCode | null)[] =>
  (Object.values(fields) as Field[]).flatMap((field) => [
    field.area,
    ...(field.type === 'lines' ? ofFields(field) : []),
  ])

/** The areas in which a right changes what somebody can see or do; the others wait for what they are for. */
export function areasInUse(definitions: readonly AnyResource[]): ReadonlySet<AreaCode> {
  const named = definitions.flatMap((definition): (AreaCode | null)[] => [
    definition.area,
    definition.exportArea,
    ...ofFields(definition),
    ...Object.values(definition.states?.actions ?? {}).map(({ area }) => area),
  ])
  return new Set([...besides, ...named].filter((area) => area !== null))
}
