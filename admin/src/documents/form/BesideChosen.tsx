import type { AnyResource } from '@barem/resources/kit'
import { Form } from 'antd'
import { BesidePartner } from '../BesidePartner.tsx'

/** What stands beside the partner that is chosen in the form of a document. */
export function BesideChosen({ definition, partner }: { definition: AnyResource; partner: string }) {
  return <BesidePartner definition={definition} id={Form.useWatch(partner, { preserve: true })} inForm />
}
