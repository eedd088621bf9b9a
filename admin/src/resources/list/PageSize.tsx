import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { PAGE_SIZES } from '@barem/resources/kit'

/** Sets the number of rows on a page. */
export function PageSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const t = useTranslate()
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
