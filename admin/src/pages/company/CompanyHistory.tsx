import { HistoryOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { Button, Drawer } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMobile } from '../../layout/useMedia.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { Words } from '../../resources/model/words.ts'
import './company.css'

const History = lazy(() => import('../../resources/history/History.tsx'))

export const historyPath = 'tenant/history'

/** Who changed the company and when, beside the form, whose bar stands where the page ends. */
export function CompanyHistory(props: { definition: AnyResource; words: Words; row: AnyRow }) {
  const { t } = useTranslation()
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
        className="company-history"
        destroyOnHidden
      >
        <Suspense fallback={<i className="bar" />}>
          <History {...props} path={historyPath} />
        </Suspense>
      </Drawer>
    </>
  )
}
