import { reports, type ReportName } from '@barem/resources/metrics/reports'
import { Navigate, useSearchParams } from 'react-router'
import { ForbiddenPage } from '../../pages/ForbiddenPage.tsx'
import { useSession } from '../../session/session.ts'
import { reportPath } from './paths.ts'
import { mayReport } from './rights.ts'

/** Reports without a name: the first that the person may open. */
export default function ReportsPage() {
  const who = useSession()
  const [search] = useSearchParams()
  const first = (Object.keys(reports) as ReportName[]).find((name) => mayReport(who, name))
  return first ? <Navigate to={reportPath(first, search)} replace /> : <ForbiddenPage />
}
