import type { MenuProps } from 'antd'
import type { NodeKind } from '@barem/workflows'
import type { Translate } from '../../../i18n/translate.ts'

export type AddMenu = MenuProps

/** Kinds of nodes that people add; a graph has its start already. */
export const addable = ['step', 'condition', 'end'] as const satisfies readonly NodeKind[]
export type Addable = (typeof addable)[number]

/** The menu of what may be added. */
export const addMenu = (t: Translate, onAdd: (kind: Addable) => void): AddMenu => ({
  items: addable.map((kind) => ({ key: kind, label: t(`workflows.kinds.${kind}`) })),
  onClick: ({ key, domEvent }) => {
    domEvent.stopPropagation()
    onAdd(key as Addable)
  },
})
