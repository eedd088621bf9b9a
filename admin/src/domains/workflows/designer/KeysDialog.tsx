import { Modal } from 'antd'
import { useTranslate } from '@refinedev/core'

/** Keys of the designer, and what each does by its word. */
const keys = [
  ['A', 'add'],
  ['C', 'connect'],
  ['F2', 'rename'],
  ['Delete', 'remove'],
  ['↑ ↓ ← →', 'walk'],
  ['Alt + ↑ ↓ ← →', 'shift'],
  ['Esc', 'back'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Shift + Z', 'redo'],
  ['Ctrl + S', 'save'],
  ['?', 'keys'],
] as const

/** The keys that draw without a mouse. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Modal open title={t('workflows.keys.title')} footer={null} width={440} onCancel={onClose}>
      <dl className="designer-keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`workflows.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
