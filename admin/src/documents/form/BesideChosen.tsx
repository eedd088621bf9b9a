import { type AnyResource, figuresOf, partnerField, partnersOf } from '@barem/resources/kit'
import { Form } from 'antd'
import { useAmount } from '../approver/amount.ts'
import { BesidePartner } from '../BesidePartner.tsx'

type Props = {
  definition: AnyResource
  /** Whether what the document will add is shown too, where there is room for it. */
  isWhole?: boolean
}

/** What stands beside the partner that is chosen in the form of a document. */
export function BesideChosen({ definition, isWhole = false }: Props) {
  const named: Record<string, unknown> = {}
  for (const name of partnersOf(definition)) named[name] = Form.useWatch(name, { preserve: true }) as unknown
  const partner = partnerField(definition, named)!
  // Only a document that says what was owed before adds to that.
  const adds = useAmount(definition.name, isWhole)
  const isAdded = isWhole && figuresOf(definition, 'beside').length > 0
  return (
    <BesidePartner definition={definition} partner={partner} id={named[partner]} inForm adds={isAdded ? adds : null} />
  )
}
