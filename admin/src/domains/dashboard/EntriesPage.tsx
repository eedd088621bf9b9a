import { dimensions, metrics, type DimensionName, type MetricName } from '@barem/resources/metrics'
import { Navigate, useSearchParams } from 'react-router'
import { NotFoundPage } from '../../pages/NotFoundPage.tsx'
import { entriesPath } from './paths.ts'

const isMetric = (name: string | null): name is MetricName => name !== null && Object.hasOwn(metrics, name)
const isDimension = (name: string | null): name is DimensionName => name !== null && Object.hasOwn(dimensions, name)

/** Leads from the address that the documents of a figure had to the list of its entries. */
export default function EntriesPage() {
  const [search] = useSearchParams()
  const said = (name: string) => search.get(name) ?? ''
  const [metric, by] = [search.get('metric'), search.get('by')]
  if (!isMetric(metric)) return <NotFoundPage />
  const of = { hour: said('hour'), ...(isDimension(by) && { by, key: said('key') }) }
  return <Navigate to={entriesPath(metric, { from: said('from'), to: said('to') }, of)} replace />
}
