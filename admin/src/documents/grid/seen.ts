/** The figures of a document that a person has seen, as a body says them. */
export interface Preview {
  total?: string
  discount?: string
  shippingFee?: string
  grandTotal?: string
  /** Of each line. */
  amounts?: (string | null)[]
}

const seen = new Map<string, Preview>()

/** What the open form of a resource shows at this moment; null once it is closed. */
export function keepSeen(resource: string, figures: Preview | null): void {
  if (figures) seen.set(resource, figures)
  else seen.delete(resource)
}

export const seenOf = (resource: string): Preview | null => seen.get(resource) ?? null

export interface Difference {
  figure: Exclude<keyof Preview, 'amounts'> | 'amount'
  /** Of the line whose amount it is, counted from 1. */
  line: number | null
  seen: string | null
  now: string | null
}

const FIGURES = ['total', 'discount', 'shippingFee', 'grandTotal'] as const

/** The figures that the server has otherwise than the person saw them. */
export function differencesOf(before: Preview, now: Preview): Difference[] {
  const single = FIGURES.flatMap((figure): Difference[] => {
    const [was, is] = [before[figure], now[figure]]
    return was !== undefined && is !== undefined && was !== is ? [{ figure, line: null, seen: was, now: is }] : []
  })
  const lines = (before.amounts ?? []).flatMap((was, index): Difference[] => {
    const is = now.amounts?.[index]
    return is !== undefined && is !== was ? [{ figure: 'amount', line: index + 1, seen: was, now: is }] : []
  })
  return [...lines, ...single]
}
