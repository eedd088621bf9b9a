import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'

/** Below the choices of a relation: adds one that is not there yet, by Alt+Enter too. */
export function AddOption({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <div className="option-add">
      <Button
        type="text"
        block
        icon={<PlusOutlined />}
        aria-keyshortcuts="Alt+Enter"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        {label}
        <kbd aria-hidden>Alt Enter</kbd>
      </Button>
    </div>
  )
}
