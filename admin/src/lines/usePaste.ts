import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, type ClipboardEvent } from 'react'
import { findGoods } from './goods.ts'
import type { GridShared } from './context.ts'
import type { Header } from './model/changes.ts'
import type { Goods } from './model/line.ts'
import { isTable, paste, planPaste, type Refused } from './model/paste.ts'
import { meant } from './model/seeking.ts'

/** Questions that are under way at once. */
const AT_ONCE = 4

/** The result of a paste: how many lines it wrote, what it did not understand, and headings that it left out. */
export type Report = { lines: number; refused: Refused[]; skipped: string[] }

type Options = Pick<GridShared, 'spec' | 'actions' | 'shelf' | 'heading' | 'choices' | 'readOnly'> & {
  max: number
  headerOf: () => Header
  placeOf: (target: Element) => { row: number; column: number } | null
}

/** Takes tables from a spreadsheet into the cells from the active one on. */
export function usePaste({ spec, actions, shelf, heading, choices, readOnly, max, headerOf, placeOf }: Options) {
  const client = useQueryClient()
  const [reading, setReading] = useState(0)
  const [report, setReport] = useState<Report | null>(null)
  const dismiss = useCallback(() => setReport(null), [])

  async function goodsOf(texts: string[]): Promise<Map<string, Goods>> {
    const found = new Map<string, Goods>()
    const left = [...texts]
    const one = async (): Promise<void> => {
      for (let text = left.pop(); text !== undefined; text = left.pop()) {
        const goods = meant(text, await findGoods(client, shelf, text).catch(() => []))
        if (goods) found.set(text, goods)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    return found
  }

  async function onPaste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain')
    const from = placeOf(event.target as Element)
    if (readOnly || !from || from.column < 0 || !isTable(text)) return
    event.preventDefault()
    const headings = Object.fromEntries(spec.columns.map(({ name }) => [name, heading(name)]))
    const plan = planPaste(text, { spec, headings, from, max })
    const rows = new Set(plan.cells.map(({ row }) => row)).size
    setReport(null)
    setReading(rows)
    const products = plan.cells.filter(({ column }) => column.kind === 'product')
    const byCode = await goodsOf([...new Set(products.map((cell) => cell.text))])
    const byName = await goodsOf([
      ...new Set(products.flatMap(({ text, name }) => (name && !byCode.has(text) ? [name] : []))),
    ])
    const found = new Map([...byName, ...byCode])
    setReading(0)
    const { lines, refused } = paste(actions.lines(), plan, headerOf(), (words) => found.get(words) ?? null, choices)
    actions.replace(lines)
    setReport({ lines: rows, refused, skipped: plan.skipped })
  }

  return { onPaste, reading, report, dismiss }
}
