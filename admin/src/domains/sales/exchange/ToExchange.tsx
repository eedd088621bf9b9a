import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { EXCHANGE_PATH } from './path.ts'

/** Leads from an invoice to the exchange of its goods. */
export default function ToExchange({ row, onClose }: RowDialogProps) {
  const navigate = useNavigate()
  useEffect(() => {
    onClose()
    void navigate(`${EXCHANGE_PATH}?invoiceId=${row.id}`)
  }, [])
  return null
}
