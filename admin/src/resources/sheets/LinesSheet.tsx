import { UploadOutlined } from '@ant-design/icons'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { SheetButton } from './SheetButton.tsx'

const LinesDialog = lazy(() => import('./LinesDialog.tsx'))

type Props = { definition: AnyResource; field: string; id: string; title: string; takes: boolean }

/**
 * The lines of a document as a sheet to fill in, and its way back.
 * @param title what the document is called
 * @param takes whether it may be filled in now
 */
export default function LinesSheet({ takes, ...of }: Props) {
  const t = useTranslate()
  const [isTaking, setTaking] = useState(false)
  return (
    <div className="lines-sheet">
      <SheetButton path={`${of.definition.path}/${of.id}/${of.field}/sheet`} title={of.title}>
        {t('sheets.lines.download')}
      </SheetButton>
      {takes && (
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => setTaking(true)}>
          {t('sheets.lines.upload')}
        </Button>
      )}
      {isTaking && (
        <Suspense>
          <LinesDialog {...of} onClose={() => setTaking(false)} />
        </Suspense>
      )}
    </div>
  )
}
