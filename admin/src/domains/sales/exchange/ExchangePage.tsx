import { UUID } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { useRoomForWork } from '../../../layout/roomForWork.ts'
import { PageSkeleton } from '../../../layout/PageSkeleton.tsx'
import { definitionOf } from '../../../resources/model/registry.ts'
import { useSeenOnce } from '../../../resources/model/visible.ts'
import type { Exchanged } from './exchange.ts'
import { ExchangedNote } from './ExchangedNote.tsx'
import { ExchangeForm } from './ExchangeForm.tsx'
import '../../../resources/screens.css'
import '../../../resources/form/form.css'
import '../sell/sell.css'
import './exchange.css'

/** Goods that come back of invoices and others that are taken instead: `?invoiceId=…&moreInvoiceIds=…`. */
export default function ExchangePage() {
  const t = useTranslate()
  useRoomForWork(true)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [made, setMade] = useState<Exchanged | null>(null)
  const isReady = [useSeenOnce(definitionOf('returns')!).ready, useSeenOnce(definitionOf('sales-orders')!).ready]
  if (isReady.includes(false)) return <PageSkeleton />
  const ids = (name: string) => query.getAll(name).filter((id) => UUID.test(id))
  const [invoiceId = null] = ids('invoiceId')
  return (
    <section className="screen form-screen">
      <PageHeader title={t('exchange.title')} />
      {made ? (
        <ExchangedNote made={made} />
      ) : (
        <ExchangeForm
          key={query.toString()}
          sources={{ invoiceId, moreInvoiceIds: ids('moreInvoiceIds') }}
          onDone={setMade}
          onCancel={() => void navigate(-1)}
        />
      )}
    </section>
  )
}
