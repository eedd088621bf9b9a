import { PrinterOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Button, Result } from 'antd'
import { useNavigate } from 'react-router'
import { openPrint } from '../../../documents/show/printItems.tsx'
import { formatMoney } from '../../../format/number.ts'
import type { Translate } from '../../../i18n/translate.ts'
import type { AnyRow } from '../../../resources/model/columns.ts'
import { paths } from '../../../resources/model/paths.ts'
import { codeOf } from '../../../resources/model/row.ts'
import { payments } from '../items.ts'
import { stateOf, wordsOf } from './collect.ts'

/** That money was collected or paid back, or that it waits for somebody's approval. */
export function collectedText(t: Translate, row: AnyRow): string {
  const given = { amount: formatMoney(String(row.amount)), code: codeOf(payments(), row) }
  const words = wordsOf({ kind: row.kind })
  return t(stateOf(row) === 'done' ? words.done : words.asked, given)
}

/** What was collected, with its voucher to print; or that it waits for somebody's approval. */
export function Collected({ row, onClose }: { row: AnyRow; onClose: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isDone = stateOf(row) === 'done'
  const [paper] = payments().prints
  return (
    <Result
      status={isDone ? 'success' : 'info'}
      title={collectedText(t, row)}
      extra={[
        isDone && paper && (
          <Button key="print" icon={<PrinterOutlined />} onClick={() => openPrint(payments(), row.id, paper.paper)}>
            {t(`documents.papers.${paper.paper}`)}
          </Button>
        ),
        <Button key="show" onClick={() => void navigate(paths.show(payments(), row.id))}>
          {t('debt.collectShow')}
        </Button>,
        <Button key="close" type="primary" autoFocus onClick={onClose}>
          {t('debt.collectClose')}
        </Button>,
      ]}
    />
  )
}
