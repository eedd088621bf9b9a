import type { AnyResource } from '@barem/resources/kit'
import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Picture } from '../files/Picture.tsx'
import { titleOf } from '../model/row.ts'
import type { CellProps } from './cell.ts'

/** A thumbnail in a list, where the name is beside it; on the record's page a picture that opens. */
export default function ImageCell(props: CellProps<'image'>) {
  return props.inRow ? (
    <Picture path={props.value} size="thumb" alt="" className="thumb" />
  ) : (
    <OpeningPicture {...props} />
  )
}

function OpeningPicture({ value, row, definition }: CellProps<'image'>) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const name = titleOf(definition as AnyResource, row)
  return (
    <>
      <button
        type="button"
        className="picture-shown"
        aria-label={t('crud.image.open', { name })}
        onClick={() => setOpen(true)}
      >
        <Picture path={value} size="whole" alt={name} className="picture-large" />
      </button>
      <Modal
        open={open}
        title={name}
        footer={null}
        width="min(960px, calc(100vw - 32px))"
        centered
        onCancel={() => setOpen(false)}
      >
        <Picture path={value} size="whole" alt={name} className="picture-whole" />
      </Modal>
    </>
  )
}
