import { HistoryOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { Button, Drawer } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { useIsMobile } from '../../layout/useMedia.ts'
import type { AnyRow } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import './single.css'

const History = lazy(() => import('../history/History.tsx'))

type Props = { definition: AnyResource; words: Words; row: AnyRow; path: string }

/** Opens the history of a single record at the side: the page ends with the bar of the form. */
export function SingleHistory(props: Props) {
  const t = useTranslate()
  const mobile = useIsMobile()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        {t('crud.history.title')}
      </Button>
      <Drawer
        open={open}
        title={t('crud.history.title')}
        width={mobile ? '100%' : 520}
        onClose={() => setOpen(false)}
        className="single-history"
        destroyOnHidden
      >
        <Suspense fallback={<i className="bar" />}>
          <History {...props} />
        </Suspense>
      </Drawer>
    </>
  )
}
