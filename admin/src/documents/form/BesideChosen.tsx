import { type AnyResource, figuresOf } from '@barem/resources/kit'
import { Form } from 'antd'
import { useAmount } from '../approver/amount.ts'
import { BesidePartner } from '../BesidePartner.tsx'

type Props = {
  definition: AnyResource
  partner: string
  /** Whether what the document will add is shown too, where there is room for it. */
  isWhole?: boolean
}

/** What stands beside the partner that is chosen in the form of a document. */
export function BesideChosen({ definition, partner, isWhole = false }: Props) {
  const id: unknown = Form.useWatch(partner, { preserve: true })
  // Only a document that says what was owed before adds to that.
  const adds = useAmount(definition.name, isWhole)
  const isAdded = isWhole && figuresOf(definition, 'beside').length > 0
  return <BesidePartner definition={definition} id={id} inForm adds={isAdded ? adds : null} />
}
