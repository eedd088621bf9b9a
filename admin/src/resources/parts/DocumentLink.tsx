import type { AnyResource } from '@barem/resources/kit'
import { Link } from 'react-router'
import { paths } from '../model/paths.ts'
import { registered } from '../model/registry.ts'
import { useRights } from '../model/useRights.ts'

type Props = { document: string; documentId: string; code: string | null }

/** The number of a document, which leads to its page for those who may open it. */
export function DocumentLink({ document, ...of }: Props) {
  const definition = registered(document)
  return definition ? <Number definition={definition} {...of} /> : (of.code ?? '—')
}

function Number({ definition, documentId, code }: Omit<Props, 'document'> & { definition: AnyResource }) {
  const { show } = useRights(definition)
  return show ? <Link to={paths.show(definition, documentId)}>{code ?? '—'}</Link> : (code ?? '—')
}
