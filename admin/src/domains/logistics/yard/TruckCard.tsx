import { Button } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Link } from 'react-router'
import { formatDateTime } from '../../../format/date.ts'
import { kgFigure } from '../../../format/number.ts'
import { ageOf } from '../../../documents/age.ts'
import { paths } from '../../../resources/model/paths.ts'
import { registered } from '../../../resources/model/registry.ts'
import type { Ticket } from './tickets.ts'

/** A truck that was weighed once: who it is, what it weighed, how long ago, and the way to its second weighing. */
export function TruckCard({ ticket, onWeigh }: { ticket: Ticket; onWeigh: () => void }) {
  const t = useTranslate()
  const { licencePlate, driverName, firstWeight, firstAt, id } = ticket
  const { unit, count } = ageOf(firstAt)
  const definition = registered('weighing-tickets')
  return (
    <li>
      <div className="yard-truck">
        {definition ? <Link to={paths.show(definition, id)}>{licencePlate}</Link> : <b>{licencePlate}</b>}
        <span>{driverName ?? '—'}</span>
        <span className="figures">{t('logistics.yard.first', { kg: kgFigure(firstWeight) })}</span>
        <time dateTime={firstAt} title={formatDateTime(firstAt)}>
          {t(`logistics.yard.age.${unit}`, { total: count })}
        </time>
      </div>
      <Button size="large" onClick={onWeigh} aria-label={t('logistics.yard.weighAgain', { plate: licencePlate })}>
        {t('logistics.yard.second')}
      </Button>
    </li>
  )
}
