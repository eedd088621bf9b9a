import { useState } from 'react'
import type { RowDialogProps } from '../../../overrides/types.ts'
import { SellForm } from './SellForm.tsx'
import { SoldNote } from './SoldNote.tsx'
import type { Sold } from './sell.ts'
import './sell.css'

/** Sells an order at once, then shows what was made of it. */
export default function SellDialog({ definition, words, row, onClose }: RowDialogProps) {
  const [sold, setSold] = useState<Sold | null>(null)
  if (sold) return <SoldNote definition={definition} sold={sold} onClose={onClose} />
  return <SellForm definition={definition} words={words} row={row} onSold={setSold} onClose={onClose} />
}
