import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslate } from '@refinedev/core'

/** The id of the button that begins the change of a field. */
export const changeId = (name: string) => `change-${name}`

type Props = { name: string; label: string; onChange: () => void; children: ReactNode }

/** A value that a click changes; a link in it stays a link, and its words can be marked. */
export function FreeFact({ name, label, onChange, children }: Props) {
  const t = useTranslate()

  function click({ target }: MouseEvent) {
    if ((target as Element).closest('a, button') || getSelection()?.isCollapsed === false) return
    onChange()
  }

  return (
    <dd className="free-fact" onClick={click}>
      <span>{children}</span>
      <Button
        id={changeId(name)}
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={t('documents.free.change', { field: label })}
        title={t('documents.free.change', { field: label })}
        onClick={onChange}
      />
    </dd>
  )
}

/** Offers to fill in a fact that is still empty. */
export function AddFact({ name, label, onAdd }: { name: string; label: string; onAdd: () => void }) {
  const t = useTranslate()
  return (
    <Button
      id={changeId(name)}
      type="text"
      size="small"
      icon={<PlusOutlined />}
      aria-label={t('documents.free.add', { field: label })}
      onClick={onAdd}
    >
      {label}
    </Button>
  )
}
