import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslation } from 'react-i18next'
import { useRights } from '../model/rights.ts'
import { useWords } from '../model/words.ts'

/** Below the choices of a relation: adds one that is not there yet, for those who may. */
export function AddOption({ target, onOpen }: { target: AnyResource; onOpen: () => void }) {
  const { t } = useTranslation()
  const words = useWords(target)
  const rights = useRights(target)
  if (!rights.create) return null
  return (
    <div className="option-add">
      <Button
        type="text"
        block
        icon={<PlusOutlined />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        {t('crud.addNew', { one: words.one })}
      </Button>
    </div>
  )
}
