import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { RowDialogProps } from '../../overrides/types.ts'
import { paths } from '../../resources/model/paths.ts'
import { payments } from './items.ts'

/** Leads from a contract whose deposit is not paid to the advance that pays what is left of it. */
export default function ToAdvance({ row, onClose }: RowDialogProps) {
  const navigate = useNavigate()
  useEffect(() => {
    onClose()
    const { contractId, supplierId, owed } = row as Readonly<Record<string, unknown>>
    const begun = { kind: 'advance', contractId, supplierId, amount: owed } as Record<string, string>
    void navigate(`${paths.create(payments())}?${new URLSearchParams(begun)}`)
  }, [])
  return null
}
