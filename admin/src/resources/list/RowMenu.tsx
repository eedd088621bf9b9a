import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { useTranslate } from '@refinedev/core'
import { useNavigate } from 'react-router'
import { rightsWith } from '../../overrides/resolve.ts'
import { useRowActions } from '../../overrides/useRowActions.tsx'
import type { AnyRow } from '../model/columns.ts'
import { paths } from '../model/paths.ts'
import type { Rights } from '../model/rights.ts'
import { nameOf } from '../model/row.ts'

type Props = { definition: AnyResource; row: AnyRow; rights: Rights; onDelete: (row: AnyRow) => void }

/** The further actions on a row. Actions that the person may not take are left out. */
export function RowMenu({ definition, row, rights: general, onDelete }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const rights = rightsWith(definition, general, row)
  const more = useRowActions(definition, row)
  const actions: { key: string; label: string; danger?: boolean; allowed: boolean; run: () => void }[] = [
    {
      key: 'show',
      label: t('buttons.show'),
      allowed: rights.show,
      run: () => void navigate(paths.show(definition, row.id)),
    },
    {
      key: 'edit',
      label: t('buttons.edit'),
      allowed: rights.update,
      run: () => void navigate(paths.edit(definition, row.id)),
    },
    ...more.offers.map((offer) => ({ ...offer, allowed: true })),
    { key: 'delete', label: t('buttons.delete'), danger: true, allowed: rights.delete, run: () => onDelete(row) },
  ]
  const allowed = actions.filter((action) => action.allowed)
  if (allowed.length === 0) return null
  const items: MenuProps['items'] = allowed.map(({ key, label, danger }) => ({ key, label, danger }))
  return (
    <>
      <Dropdown
        menu={{ items, onClick: ({ key }) => allowed.find((action) => action.key === key)?.run() }}
        trigger={['click']}
        autoFocus
        placement="bottomRight"
      >
        <Button
          type="text"
          size="small"
          icon={<EllipsisOutlined />}
          aria-label={t('crud.rowActions', { name: nameOf(definition, row) })}
        />
      </Dropdown>
      {more.dialog}
    </>
  )
}
