import { useTranslate } from '@refinedev/core'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { makePath } from '../../../documents/stepPath.ts'
import { formatNumber } from '../../../format/number.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import type { Open } from './straight.ts'

/** Goods that came by receipts of their own: each is issued from its receipt, and does not come again. */
export function Waiting({ receipts }: Pick<Open, 'receipts'>) {
  const t = useTranslate()
  const issues = definitionOf('warehouse-issues')
  if (receipts.length === 0 || !issues) return null
  return (
    <Alert
      type="info"
      showIcon
      className="straight-waiting"
      message={t('straight.waiting')}
      description={
        <ul>
          {receipts.map(({ id, code, pieces }) => (
            <li key={id}>
              <Link to={makePath(issues, 'directReceiptId', id)}>
                {t('straight.issueOf', { code, pieces: formatNumber(pieces, 3) })}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}
