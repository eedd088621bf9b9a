import { areas } from '@barem/resources/areas'
import { useTranslate } from '@refinedev/core'
import { Button, type ButtonProps } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { withWords } from '../../../i18n/later.ts'
import { useAllowed } from '../../../session/useAllowed.ts'
import { type Debtor, wordsOf } from './collect.ts'

const CollectDrawer = lazy(() => withWords('documents', () => import('./CollectDrawer.tsx')))

/**
 * Opens the drawer that receives money or pays it back; nothing where nothing is open, and for those who may not enter
 * payments.
 */
export function CollectButton({ of, ...button }: ButtonProps & { of: Debtor }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const mayCollect = useAllowed(areas.transaction, 'c')
  if (!open && (!mayCollect || Number(of.owed) <= 0)) return null
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {t(wordsOf(of).button)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CollectDrawer of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
