import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { Refusals } from '../../../resources/form/refusals.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { issues } from './parts.ts'

/** The dialog puts messages of the server at the fields, so none are kept here. */
const NONE: Refusals = new Map()

/** Fields that only people with a view of issues choose. For others the order names the warehouse. */
const CHOSEN = ['warehouseId', 'officerId'] as const

/** Who hands the goods out and who takes them away. */
export function Leaving() {
  const definition = issues()
  const words = useWords(definition)
  const mayChoose = useAllowed(definition.area, 'v')
  return (
    <div className="sell-fields">
      {[...(mayChoose ? CHOSEN : []), 'driverName', 'licencePlate'].map((name) => (
        <FormField key={name} definition={definition} words={words} row={null} refusals={NONE} name={name} />
      ))}
    </div>
  )
}
