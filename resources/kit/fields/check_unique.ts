import { refuse, requireKnown } from '../mistake.ts'
import type { Field, Fields, UniqueSet } from './field_types.ts'
import { isStored } from './read_time.ts'
import { traits } from './traits.ts'

/** Whether values of a field are in a column of their own and short enough for an index. */
const isComparable = (field: Field) =>
  traits[field.type].storage === 'column' && !['longText', 'image'].includes(field.type) && isStored(field)

function checkSet(fields: Fields, set: UniqueSet, path: string) {
  requireKnown(set, Object.keys(fields), path)
  if (new Set(set).size < set.length) refuse('E_UNIQUE', path, 'a field is named twice', 'Name each field once.')
  for (const name of set) {
    const field = fields[name] as Field
    if (!isComparable(field))
      refuse('E_UNIQUE', path, `values of '${name}' are not compared`, `Leave it out: it is of type ${field.type}.`)
    if (field.area !== null)
      refuse(
        'E_UNIQUE',
        path,
        `not everybody may see '${name}', and everybody would be told that it repeats`,
        'Leave it out.',
      )
  }
}

/** Checks sets of fields whose values together may not repeat: fields that can be compared, no set within another. */
export function checkUnique(fields: Fields, sets: readonly UniqueSet[], path: string): void {
  sets.forEach((set, place) => {
    const at = `${path}.${place}`
    if (!Array.isArray(set) || set.length === 0)
      refuse('E_UNIQUE', at, `'${String(set)}' is not a set of fields`, `Write it as a list, such as ['name'].`)
    checkSet(fields, set, at)
    const wider = sets.findIndex((other, index) => index !== place && set.every((name) => other.includes(name)))
    if (wider >= 0)
      refuse(
        'E_UNIQUE',
        `${path}.${wider}`,
        `'${set.join(', ')}' may not repeat by itself already`,
        'Leave one of the two sets out.',
      )
  })
}
