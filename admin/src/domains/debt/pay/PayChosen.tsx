import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { withWords } from '../../../i18n/later.ts'
import type { ChosenProps } from '../../../overrides/types.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { owedOf } from './payTogether.ts'

const PayDialog = lazy(() => withWords('documents', () => import('./PayDialog.tsx')))

/** Pays the ticked debts together, for those who may enter payments. */
export default function PayChosen({ rows, onDone }: ChosenProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const mayPay = useAllowed(areas.transaction, 'c')
  const count = owedOf(rows).length
  if (!open && (!mayPay || count === 0)) return null
  return (
    <>
      <Button type="primary" size="small" onClick={() => setOpen(true)}>
        {t('debt.payTogether.button', { count })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PayDialog
            rows={rows}
            onClose={(isPaid) => {
              setOpen(false)
              if (isPaid) onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
