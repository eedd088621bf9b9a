import { Alert, App, Button, Empty } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { messagesOf } from '../../../http/fieldErrors.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { TruckCard } from './TruckCard.tsx'
import { useOpenTickets, useRecentTrucks } from './tickets.ts'
import { useWeighings } from './useWeighings.ts'
import { WeighDrawer } from './WeighDrawer.tsx'
import {
  keepForm,
  keepRefused,
  newWeighing,
  plateText,
  readForm,
  readRefused,
  type Refused,
  type Weighing,
} from './weighing.ts'
import '../../../resources/screens.css'
import './yard.css'

/** The trucks in the yard: those that were weighed once. The second weighing closes their ticket. */
export default function YardPage() {
  const t = useTranslate()
  const { message } = App.useApp()
  const [form, setForm] = useState(readForm)
  const [refused, setRefused] = useState<readonly Refused[]>(readRefused)
  const [problem, setProblem] = useState<string | null>(null)
  const { data: open, isLoading } = useOpenTickets()
  const { data: recent } = useRecentTrucks()

  const change = (next: Weighing | null) => {
    keepForm(next)
    setForm(next)
  }
  const putRefused = (next: readonly Refused[]) => {
    keepRefused(next)
    setRefused(next)
  }
  /** Opens the first of those that were refused as a form, to be corrected. */
  const look = ([first, ...rest]: readonly Refused[]) => {
    if (!first) return
    putRefused(rest)
    change(first.weighing)
    setProblem(first.problem)
  }
  const { waiting, add } = useWeighings(
    ({ ticket, licencePlate }) =>
      void message.success(t(ticket ? 'logistics.yard.closed' : 'logistics.yard.kept', { plate: licencePlate })),
    (weighing, error) => {
      const next = [...refused, { weighing: { ...weighing, at: null }, problem: messagesOf(error).join('. ') }]
      putRefused(next)
      // A form that is being typed stays; what was refused waits beside it.
      if (!form) look(next)
    },
  )
  const show = (next: Weighing | null) => {
    setProblem(null)
    change(next)
  }
  const confirm = (said: Weighing) => {
    add({ ...said, licencePlate: plateText(said.licencePlate), at: new Date().toISOString() })
    show(null)
  }
  const underway = new Set(waiting.flatMap(({ ticket }) => ticket?.id ?? []))
  const trucks = (open ?? []).filter(({ id }) => !underway.has(id))
  const inYard = trucks.map(({ licencePlate }) => licencePlate)
  return (
    <section className="screen yard">
      <PageHeader
        title={t('logistics.yard.title')}
        note={open ? t('logistics.yard.count', { count: trucks.length }) : undefined}
        actions={
          <Button type="primary" size="large" onClick={() => show(newWeighing())}>
            {t('logistics.yard.arrives')}
          </Button>
        }
      />
      {waiting.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('logistics.yard.waiting', { count: waiting.length })}
          description={waiting.map(({ licencePlate }) => licencePlate).join(', ')}
        />
      )}
      {refused.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={t('logistics.yard.refused', { count: refused.length })}
          description={refused.map(({ weighing }) => weighing.licencePlate).join(', ')}
          action={
            <Button disabled={form !== null} onClick={() => look(refused)}>
              {t('logistics.yard.correct')}
            </Button>
          }
        />
      )}
      {!isLoading && trucks.length === 0 && <Empty description={t('logistics.yard.empty')} />}
      <ul className="yard-list">
        {trucks.map((ticket) => (
          <TruckCard
            key={ticket.id}
            ticket={ticket}
            onWeigh={() => show(newWeighing(ticket, ticket.licencePlate, ticket.driverName ?? ''))}
          />
        ))}
      </ul>
      {form && (
        <WeighDrawer
          form={form}
          recent={(recent ?? []).filter(({ licencePlate }) => !inYard.includes(licencePlate))}
          inYard={inYard}
          problem={problem}
          onChange={change}
          onClose={() => show(null)}
          onConfirm={() => confirm(form)}
        />
      )}
    </section>
  )
}
