import { FormField } from '../../../resources/form/FormGroups.tsx'
import type { Refusals } from '../../../resources/form/refusals.ts'
import { useWords } from '../../../resources/model/useWords.ts'
import { issues } from './parts.ts'

/** The dialog puts messages of the server at the fields, so none are kept here. */
const NONE: Refusals = new Map()

/** Who hands the goods out and who takes them away. */
export function Leaving() {
  const definition = issues()
  const words = useWords(definition)
  return (
    <div className="sell-fields">
      {['warehouseId', 'officerId', 'driverName', 'licencePlate'].map((name) => (
        <FormField key={name} definition={definition} words={words} row={null} refusals={NONE} name={name} />
      ))}
    </div>
  )
}
