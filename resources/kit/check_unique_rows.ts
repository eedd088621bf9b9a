import { checkUnique } from './fields/check_unique.ts'
import { refuse } from './mistake.ts'
import { uniqueIndex } from './names.ts'
import type { AnyResource } from './resource.ts'

/** Characters that PostgreSQL keeps of the name of an index. */
const LONGEST_NAME = 63

/** Checks the sets of fields whose values together only one row of a company may have. */
export function checkUniqueRows({ name, table, fields, single, unique }: AnyResource): void {
  const path = `${name}.unique`
  if (single && unique.length > 0) refuse('E_UNIQUE', path, 'a single record has no others beside it', 'Leave it out.')
  checkUnique(fields, unique, path)
  unique.forEach((set, place) => {
    const at = `${path}.${place}`
    const own = set.find((field) => fields[field]!.unique !== null)
    if (own !== undefined)
      refuse('E_UNIQUE', at, `'${own}' may not repeat by itself already`, 'Leave out the set, or what the field says.')
    if (set.length < 2)
      refuse('E_UNIQUE', at, 'it has one field', `Say it at the field '${set[0]}': unique, with an error code.`)
    if (uniqueIndex(table, set).length > LONGEST_NAME)
      refuse('E_UNIQUE', at, `its index '${uniqueIndex(table, set)}' has too long a name`, 'Use shorter field names.')
  })
}
