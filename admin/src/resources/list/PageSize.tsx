import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslate } from '@refinedev/core'
import { PAGE_SIZES } from '@barem/resources/kit'
import type { ListControl } from './useListState.ts'

const FIT = 'fit'

/** Sets the number of rows on a page: as many as the window has room for, or a number. */
export function PageSize({ control: { size, fit, setSize } }: { control: ListControl }) {
  const t = useTranslate()
  const fits = fit.rows === size
  const items = [
    { key: FIT, label: t('crud.fit') },
    ...PAGE_SIZES.map((rows) => ({ key: String(rows), label: t('crud.pageSize', { rows }) })),
  ]

  return (
    <Dropdown
      autoFocus
      menu={{
        items,
        selectable: true,
        selectedKeys: [fits ? FIT : String(size)],
        onClick: ({ key }) => setSize(Number(key) || null),
      }}
      trigger={['click']}
      placement="topRight"
    >
      <Button className="page-size" icon={<DownOutlined aria-hidden />} iconPosition="end">
        {fits ? t('crud.fit') : t('crud.pageSize', { rows: size })}
      </Button>
    </Dropdown>
  )
}
