import type { Figure } from '@barem/resources/calc/exact'
import { type AnyResource, type Field, figuresOf, type LineEntry } from '@barem/resources/kit'
import { columnOf, type GridColumn } from './model/columns.ts'
import { purchaseFigures, saleFigures, type FiguresOf } from './model/figures.ts'

type Values = Readonly<Record<string, unknown>>

/** One way to type lines of goods. */
interface Entry {
  /** A sale has a price before discount, a cost and a weighing; a purchase has one price. */
  sells: boolean
  figures: FiguresOf
  /** The share of the total that is paid ahead, in percent; null if none is. */
  deposit: string | null
  /** Fields that a table without a head has no column for. */
  seldom: readonly string[]
}

const entries: Readonly<Record<LineEntry, Entry>> = {
  sale: { sells: true, figures: saleFigures, deposit: null, seldom: ['length'] },
  purchase: { sells: false, figures: purchaseFigures, deposit: 'depositPercent', seldom: [] },
}

/** The properties of one kind of document's lines. */
export interface GridSpec extends Pick<Entry, 'sells' | 'figures'> {
  /** The document, as the person sees it, where the server quotes its prices while it is typed: sales. */
  quoted: AnyResource | null
  columns: readonly GridColumn[]
  /** The columns of a line that are read and written elsewhere too. */
  quantity: GridColumn
  price: GridColumn
  /** The header's field with the buyer or seller. */
  partner: string
  /** The fields that the foot of the document adds to its lines. */
  foot: { discount: string | null; shipping: string | null; oldDebt: string | null; deposit: string | null }
}

type Lines = Extract<Field, { type: 'lines' }>

const specs = new WeakMap<AnyResource, GridSpec>()

function made(definition: AnyResource): GridSpec {
  const lines = Object.values(definition.fields).find(
    (field) => (field as Field).type === 'lines' && (field as Lines).entry,
  ) as Lines
  const { sells, figures, deposit, seldom } = entries[lines.entry!]
  const columns = Object.entries(lines.columns).flatMap(([name, width]): GridColumn[] => {
    const field = lines.fields[name] as Field | undefined
    return field ? [{ ...columnOf(name, field, width), ...(seldom.includes(name) && { seldom: true }) }] : []
  })
  const first = (figure: Parameters<typeof figuresOf>[1]) => figuresOf(definition, figure)[0] ?? null
  return {
    sells,
    quoted: sells ? definition : null,
    figures,
    columns,
    quantity: columnOf('quantity', lines.fields.quantity as Field, 0),
    price: columnOf('unitPrice', lines.fields.unitPrice as Field, 0),
    partner: definition.partner!,
    foot: {
      discount: first('deduction'),
      shipping: first('charge'),
      oldDebt: first('beside'),
      deposit: deposit !== null && deposit in definition.fields ? deposit : null,
    },
  }
}

/** The grid of a document, made from the definition of its lines. */
export function specOf(definition: AnyResource): GridSpec {
  const spec = specs.get(definition) ?? made(definition)
  specs.set(definition, spec)
  return spec
}

/** A figure of the header as the totals take it. */
export const figureOf = (header: Values, name: string | null): Figure =>
  name === null ? null : ((header[name] ?? null) as Figure)
