import type { AreaCode } from '@barem/resources/areas'
import type { ComponentType } from 'react'
import type { Translate } from '../../i18n/translate.ts'
import type { AnyRow } from '../../resources/model/columns.ts'
import type { Column } from './column.ts'
import type { Fact } from './Facts.tsx'
import type { PrintSettings } from './paperProps.ts'
import type { Signature } from './Signatures.tsx'
import type { Total } from './Totals.tsx'
import type { Party } from './usePrinted.ts'

/** What every document on paper has; the rest is known to its plan. */
export interface PlannedRow {
  code: string
  status: string
  revision?: number | null
  note?: string | null
}

/** What a plan may look at besides the document. */
export interface About {
  settings: PrintSettings
  /** Words in the language of the paper. */
  t: Translate
  /** The other party, where the plan names one and the person may see it. */
  party: Party | null
  /** Other rows that the plan asks for, as far as the person may see them. */
  beside?: readonly AnyRow[]
}

/** Where whom a document is with is read from, and by which id of its row. */
export type PartyOf<Row> = { of: 'customers' | 'suppliers'; area: AreaCode; id: (row: Row) => string | undefined }

/** The office of somebody who signs, as a key of words, and who that is where it is known. */
export type Signer = Omit<Signature, 'how'> & { how?: string }

/**
 * How a document is drawn on paper. These are keys of words, shown in the language of the paper: `title`,
 * `form`, `remark`, the labels of `facts`, and offices. Everything else is drawn as it is given.
 */
export interface PaperPlan<Row extends PlannedRow, Line extends { id: string }> {
  title: string | ((row: Row) => string)
  /** Number of the official form, such as 01-VT: it stands beside the company, and the title below both. */
  form?: string | ((row: Row) => string | null)
  /** The day of the document, as `2026-11-29`. */
  day: (row: Row) => string
  /** A sentence below the head. */
  remark?: string
  /** Whom the document is with. The paper waits until it is loaded. */
  party?: PartyOf<Row> | ((row: Row) => PartyOf<Row>)
  /** Other rows that it names, such as VAT invoices: a list by its address. The paper waits until it is loaded. */
  beside?: { area: AreaCode; list: (row: Row) => string | null }
  /** Two columns of labels and values; unknown values are left out. */
  facts: (row: Row, about: About) => readonly (readonly Fact[])[]
  /** Columns of the lines. A paper without them has no table. */
  columns?: (row: Row, about: About) => readonly Column<Line>[]
  /** Lines of the table; those of the document unless said. */
  lines?: (row: Row, about: About) => readonly Line[]
  /** Dong that are written out in words; nothing where it is null or hidden. */
  amount?: (row: Row) => string | null | undefined
  /** Sums beside the words; none where there are none. */
  totals?: (row: Row, about: About) => readonly Total[]
  sign: (row: Row, about: About) => readonly Signer[]
  /** What stands below the note. */
  Below?: ComponentType<{ row: Row; t: Translate }>
}

/** Somebody who signs above their name. */
export const signer = (office: string, name?: string | null): Signer => ({ office, name })

/** Somebody who signs and puts a stamp. */
export const sealer = (office: string, name?: string | null): Signer => ({
  ...{ office, name },
  how: 'print.sign.signStamp',
})

const of = <Row, Value>(said: Value | ((row: Row) => Value), row: Row): Value =>
  typeof said === 'function' ? (said as (row: Row) => Value)(row) : said

/** The parts of a paper in the language of the paper, as they are drawn. */
export function partsOf<Row extends PlannedRow, Line extends { id: string }>(
  plan: PaperPlan<Row, Line>,
  row: Row,
  about: About,
) {
  const { t } = about
  const form = of(plan.form ?? null, row)
  return {
    title: t(of(plan.title, row)),
    form: form && t(form),
    day: plan.day(row),
    remark: plan.remark ? t(plan.remark) : null,
    facts: plan.facts(row, about).map((column) => column.map(([label, value]): Fact => [t(label), value])),
    columns: plan.columns?.(row, about) ?? [],
    lines: plan.lines?.(row, about) ?? (row as { lines?: readonly Line[] }).lines ?? [],
    amount: plan.amount?.(row) ?? null,
    note: row.note ? `${t('print.note')}: ${row.note}` : null,
    totals: plan.totals?.(row, about) ?? [],
    signatures: plan.sign(row, about).map(({ office, how = 'print.sign.signName', ...who }): Signature => ({
      office: t(office),
      how: t(how),
      ...who,
    })),
  }
}
