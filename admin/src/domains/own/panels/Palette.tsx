import type { OwnFieldType } from '@barem/resources/own'
import { Modal } from 'antd'
import { createElement } from 'react'
import { useTranslate } from '@refinedev/core'
import { fieldIcons } from './types.tsx'

type Props = { onPick: (type: OwnFieldType) => void; onClose: () => void }

/** The types of fields, each with what it is for. */
export function Palette({ onPick, onClose }: Props) {
  const t = useTranslate()
  return (
    <Modal open title={t('own.fields.add')} footer={null} onCancel={onClose} width={720}>
      <ul className="own-palette">
        {(Object.keys(fieldIcons) as OwnFieldType[]).map((type, place) => (
          <li key={type}>
            <button type="button" autoFocus={place === 0} onClick={() => onPick(type)}>
              {createElement(fieldIcons[type], { 'aria-hidden': true })}
              <b>{t(`own.types.${type}.name`)}</b>
              <small>{t(`own.types.${type}.for`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
