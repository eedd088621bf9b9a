import type { Field } from '../fields/field_types.ts'
import { refuse, requireKnown } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

/** Checks the papers that a document is printed as: each once, with columns that its lines have. */
export function checkPrints({ name, fields, prints }: AnyResource): void {
  const columns = (Object.values(fields) as Field[]).flatMap((field) =>
    field.type === 'lines' ? Object.keys(field.fields) : [],
  )
  prints.forEach((print, place) => {
    const path = `${name}.prints.${place}`
    requireKnown(print.columns, columns, `${path}.columns`)
    if (prints.findIndex(({ paper }) => paper === print.paper) < place)
      refuse('E_PRINTS', `${path}.paper`, `'${print.paper}' is said twice`, 'Leave one out.')
  })
}
