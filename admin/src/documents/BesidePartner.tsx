import { type AnyResource, partnerResource } from '@barem/resources/kit'
import { Beside } from '../overrides/Beside.tsx'

type Props = { definition: AnyResource; partner: string; id: unknown; inForm?: boolean; adds?: string | null }

/** What stands beside the partner of a document, by the relation to it; `id` may be anything that a form holds. */
export function BesidePartner({ definition, partner, id, inForm, adds }: Props) {
  return (
    <Beside
      resource={partnerResource(definition, partner)}
      id={typeof id === 'string' && id !== '' ? id : null}
      inForm={inForm}
      adds={adds}
    />
  )
}
