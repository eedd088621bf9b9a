import { PrinterOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { Link } from 'react-router'
import { openPrint } from '../../../documents/show/printItems.tsx'
import { paths } from '../../../resources/model/paths.ts'
import { useTitles } from '../../../resources/model/useWords.ts'
import { mayAct } from '../../../session/permissions.ts'
import { useSession } from '../../../session/session.ts'

type Props = { made: readonly { of: AnyResource; document: { id: string | null; code: string | null } | null }[] }

/** The documents that were made in one go, with their papers. */
export const SoldDocuments = ({ made }: Props) => (
  <ul className="sell-documents">
    {made.flatMap(({ of, document }) =>
      document?.id ? [<Made key={document.id} of={of} id={document.id} code={document.code ?? ''} />] : [],
    )}
  </ul>
)

function Made({ of, id, code }: { of: AnyResource; id: string; code: string }) {
  const t = useTranslate()
  const who = useSession()
  const { one } = useTitles(of)
  return (
    <li>
      <span>
        {one} {mayAct(who, of.area, 'v') ? <Link to={paths.show(of, id)}>{code}</Link> : code}
      </span>
      {mayAct(who, of.area, 'v') &&
        of.prints.map(({ paper }) => (
          <Button key={paper} size="small" icon={<PrinterOutlined />} onClick={() => openPrint(of, id, paper)}>
            {t(`documents.papers.${paper}`)}
          </Button>
        ))}
    </li>
  )
}
