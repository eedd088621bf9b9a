import type { AnyResource, Field } from '@barem/resources/kit'
import { Beside } from '../overrides/Beside.tsx'

type Props = { definition: AnyResource; id: unknown; inForm?: boolean; adds?: string | null }

/** What stands beside the partner of a document; `id` may be anything that a form holds. */
export function BesidePartner({ definition, id, inForm, adds }: Props) {
  const field = definition.fields[definition.partner!] as Field<'belongsTo'>
  return <Beside resource={field.to} id={typeof id === 'string' && id !== '' ? id : null} inForm={inForm} adds={adds} />
}
