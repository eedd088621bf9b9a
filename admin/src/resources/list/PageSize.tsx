import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZES } from '@barem/resources/kit'

/** Sets the number of rows on a page. */
export function PageSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const { t } = useTranslation()
  const items = PAGE_SIZES.map((rows) => ({ key: String(rows), label: t('crud.pageSize', { rows }) }))
  return (
    <Dropdown
      autoFocus
      menu={{ items, selectable: true, selectedKeys: [String(size)], onClick: ({ key }) => onChange(Number(key)) }}
      trigger={['click']}
      placement="topRight"
    >
      <Button className="page-size" icon={<DownOutlined aria-hidden />} iconPosition="end">
        {t('crud.pageSize', { rows: size })}
      </Button>
    </Dropdown>
  )
}
