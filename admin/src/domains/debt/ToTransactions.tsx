import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { RowDialogProps } from '../../overrides/types.ts'
import { paths } from '../../resources/model/paths.ts'

/** Leads from a document to the page of its money. */
export default function ToTransactions({ definition, row, onClose }: RowDialogProps) {
  const navigate = useNavigate()
  useEffect(() => {
    onClose()
    void navigate(`${paths.show(definition, row.id)}/transaction`)
  }, [])
  return null
}
