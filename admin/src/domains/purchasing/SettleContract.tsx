import { useTranslate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { Alert, Checkbox, Flex, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sourceText } from '../../documents/from/sourceText.ts'
import { call } from '../../http/client.ts'
import { messagesOf } from '../../http/fieldErrors.ts'
import type { RowDialogProps } from '../../overrides/types.ts'
import { fetchOptions, type Option } from '../../resources/model/options.ts'
import { paths } from '../../resources/model/paths.ts'
import { definitionOf } from '../../resources/model/registry.ts'

/** More receipts than a settlement takes. */
const MOST = '200'

/** The receipts of a contract with goods at a provisional price. */
async function provisionalOf(contractId: string, partner: string, signal: AbortSignal): Promise<Option[]> {
  const [{ body }, open] = await Promise.all([
    call<{ id: string }[]>(`warehouse-receipts?contractId=${contractId}&status=done&_start=0&_end=${MOST}`, { signal }),
    fetchOptions(
      definitionOf('price-settlements'),
      'receiptId',
      { open: 'true', partner, _start: '0', _end: MOST },
      signal,
    ),
  ])
  const own = new Set(body.map(({ id }) => id))
  return open.filter(({ id }) => own.has(id))
}

/** Offers the receipts of a contract whose prices are still provisional, and begins one settlement of those ticked. */
export default function SettleContract({ row, onClose }: RowDialogProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const partner = String(row.supplierId)
  const { data, error } = useQuery({
    queryKey: ['provisional-receipts', row.id, partner],
    queryFn: ({ signal }) => provisionalOf(row.id, partner, signal),
  })
  const chosen = ticked ?? data?.map(({ id }) => id) ?? []

  function settle() {
    const [first, ...more] = chosen
    const query = new URLSearchParams([['receiptId', first!], ...more.map((id) => ['moreReceiptIds', id])])
    void navigate(`${paths.create(definitionOf('price-settlements'))}?${query}`)
  }

  return (
    <Modal
      open
      title={t('debt.settle.title', { code: row.code })}
      onCancel={onClose}
      okText={t('debt.settle.go', { count: chosen.length })}
      cancelText={t('buttons.cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={settle}
    >
      {error && <Alert type="error" showIcon message={messagesOf(error).join('. ')} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {data?.length === 0 && <p>{t('debt.settle.none')}</p>}
      {data && data.length > 0 && (
        <Checkbox.Group value={[...chosen]} onChange={setTicked}>
          <Flex vertical gap={8}>
            {data.map(({ id, code, name, source }) => (
              <Checkbox key={id} value={id}>
                {[code ?? name, source && sourceText(t, { ...source, partner: null })].filter(Boolean).join(' · ')}
              </Checkbox>
            ))}
          </Flex>
        </Checkbox.Group>
      )}
    </Modal>
  )
}
