import type { Guard } from './unsaved.ts'
import { useDrawerForm } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { App, Drawer } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { useRef } from 'react'
import { useTranslate } from '@refinedev/core'
import { useIsMobile } from '../../layout/useMedia.ts'
import type { AnyRow } from '../model/columns.ts'
import { useWords } from '../model/useWords.ts'
import { askToLeave } from './askToLeave.ts'
import { OpenForm } from './RecordForm.tsx'
import { stockOptions, useDrawn } from './stockForm.ts'
import type { Values } from './values.ts'
import './form.css'

type Props = { definition: AnyResource; preset: Values; onClose: () => void; onSaved: (row: AnyRow) => void }

/** Adds a row of another resource, given as the person sees it, beside the form that needs it. */
export default function CreateDrawer({ definition, preset, onClose, onSaved }: Props) {
  const t = useTranslate()
  const { modal } = App.useApp()
  const mobile = useIsMobile()
  const words = useWords(definition)
  const guard = useRef<Guard>(null)
  const { drawerProps, ...stock } = useDrawerForm<AnyRow, HttpError, Values>({
    ...stockOptions(definition, null),
    defaultVisible: true,
  })
  const drawn = useDrawn()

  function close() {
    if (!guard.current?.isDirty()) return onClose()
    askToLeave(modal, t, onClose)
  }

  return (
    <Drawer
      {...drawerProps}
      // Drawn when it opens: what is drawn hidden cannot take the cursor.
      forceRender={false}
      title={t('crud.form.addTitle', { one: words.one })}
      width={mobile ? '100%' : 520}
      onClose={close}
      autoFocus={false}
      keyboard={false}
      maskClosable={false}
      className="record-drawer"
    >
      {drawn && (
        <OpenForm
          stock={stock}
          definition={definition}
          words={words}
          row={null}
          preset={preset}
          keepsDraft={false}
          also={null}
          guard={guard}
          onCancel={close}
          onSaved={(row) => {
            onSaved(row)
            onClose()
          }}
        />
      )}
    </Drawer>
  )
}
