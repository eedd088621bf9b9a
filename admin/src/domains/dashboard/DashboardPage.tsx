import { useTranslate } from '@refinedev/core'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { useFigures, type Dashboard } from './dashboard.ts'
import { ExportButton } from './ExportButton.tsx'
import { FiguresFailed } from './FiguresFailed.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Needs } from './Needs.tsx'
import { useFigureNews } from './news.ts'
import { daysText } from '../../figures/daysText.ts'
import { useRange } from './range.ts'
import { RangeBar } from '../../figures/RangeBar.tsx'
import { Revenue } from './Revenue.tsx'
import { Tiles } from './Tiles.tsx'
import { Tops } from './Tops.tsx'
import '../../resources/screens.css'
import './dashboard.css'

/** The company in figures: each opens the documents that it is made of. */
export default function DashboardPage() {
  const t = useTranslate()
  const range = useRange()
  const { data, isPlaceholderData, error, refetch } = useFigures<Dashboard>('dashboard', range.params, true)
  useFigureNews(data?.body.version)
  if (!data) return error ? <FiguresFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const { body } = data
  const { revenue, refunded } = body.figures
  return (
    <section className="screen">
      <PageHeader
        title={t('menu.dashboard')}
        actions={!body.setup && <ExportButton path={`dashboard/export?${range.params}`} title={t('menu.dashboard')} />}
        note={`${daysText(t, body.range)}, ${t('dashboard.against', { days: daysText(t, body.range.before) })}`}
      />
      {body.setup ? (
        <FirstSteps of={body.setup} />
      ) : (
        <>
          <RangeBar range={range} />
          <div className={isPlaceholderData ? 'dashboard is-older' : 'dashboard'}>
            <Tiles of={body} />
            {revenue && <Revenue of={revenue} refunded={refunded} dashboard={body} />}
            <Needs of={body.needs} />
            <Tops of={body} params={range.params} />
          </div>
        </>
      )}
    </section>
  )
}
