import type { AnyResource } from '@barem/resources/kit'
import { Link } from 'react-router'
import { paths } from '../../resources/model/paths.ts'
import { registered } from '../../resources/model/registry.ts'
import { useRights } from '../../resources/model/useRights.ts'

type Props = { document: string; documentId: string; code: string | null }

/** The number of a document that moved a debt, which leads to its page for those who may open it. */
export function DocumentLink({ document, ...of }: Props) {
  const definition = registered(document)
  return definition ? <Number definition={definition} {...of} /> : (of.code ?? '—')
}

function Number({ definition, documentId, code }: Omit<Props, 'document'> & { definition: AnyResource }) {
  const { show } = useRights(definition)
  return show ? <Link to={paths.show(definition, documentId)}>{code ?? '—'}</Link> : (code ?? '—')
}
