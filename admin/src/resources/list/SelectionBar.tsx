import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { count: number; onDelete: () => void; onClear: () => void }

/** What can be done with the ticked rows. */
export function SelectionBar({ count, onDelete, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <div className="selection-bar" role="status">
      <span>{t('crud.selected', { total: count })}</span>
      <Button danger size="small" onClick={onDelete}>
        {t('buttons.delete')}
      </Button>
      <Button type="text" size="small" onClick={onClear}>
        {t('crud.unselect')}
      </Button>
    </div>
  )
}
