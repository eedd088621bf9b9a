import { test } from '@japa/runner'
import fc from 'fast-check'
import { allocate } from '@barem/resources/calc/allocate'
import { sum } from '@barem/resources/calc/exact'
import { lineFigures, type PriceType } from '@barem/resources/calc/line'
import { documentComputations, lineComputations, type BillableLine, type Facts } from '@barem/resources/calc/settle'
import { discounted, vatByLine, type VatMode } from '@barem/resources/calc/vat'
import { times } from '#tests/support/soak'

const NOTHING = {
  issued: { quantity: '0', actualKg: '0' },
  invoiced: { quantity: '0', actualKg: '0', discount: '0', shipping: '0', shippingTax: '0' },
  alike: { quantity: '0', baremKg: '0', amount: '0', discount: '0', tax: '0' },
}

const soldLine = fc.record({
  priceType: fc.constantFrom<PriceType>('piece', 'barem_kg', 'actual_kg'),
  unitPrice: fc.integer({ min: 1, max: 5_000_000 }).map((hundredths) => String(hundredths / 100)),
  barem: fc.integer({ min: 1, max: 30_000 }).map((thousandths) => String(thousandths / 1000)),
  /** Pieces of each of three invoices. */
  parts: fc.tuple(fc.nat(4), fc.nat(4), fc.integer({ min: 1, max: 4 })),
  vatRate: fc.constantFrom('10', '8', null),
  heavy: fc.integer({ min: 90, max: 115 }),
})
type Sold = typeof soldLine extends fc.Arbitrary<infer T> ? T : never

const vatModes: VatMode[] = ['off', 'excluded', 'included']
const charges = fc.record({ fee: fc.nat(999_999), percent: fc.nat(30), vat: fc.constantFrom(...vatModes) })

const piecesOf = ({ parts }: Sold) => String(parts.reduce((all, pieces) => all + pieces, 0))

/** The lines of an approved order of which everything has left. */
function orderOf(sold: readonly Sold[], { fee, percent, vat }: { fee: number; percent: number; vat: VatMode }) {
  const lines = sold.map(({ priceType, unitPrice, barem, vatRate, ...line }, place) => {
    const frozen = { weightMode: 'per_piece', barem, baremBasis: 'piece', length: null } as const
    const written = { ...frozen, quantity: piecesOf({ ...line } as Sold), priceType, unitPrice }
    const figures = lineFigures({ ...written, actualWeight: null, weightSource: null })
    return { ...written, ...figures, vatRate, productId: 'p', id: `l${place}`, heavy: line.heavy }
  })
  const total = sum(lines.map(({ amount }) => amount))
  const amounts = lines.map(({ amount }) => amount!)
  const shares = allocate(total.times(percent).div(100).toFixed(0), amounts)
  const fees = allocate(String(fee), amounts)
  const rated = discounted(amounts, shares).map((amount, place) => ({ amount, rate: lines[place]!.vatRate }))
  const taxes = vatByLine([...rated, { amount: String(fee), rate: '10' }], vat === 'included')
  const perLine = vat === 'off' ? lines.map(() => null) : taxes.slice(0, -1)
  const tax = vat === 'off' ? null : sum(taxes).toFixed()
  const order = {
    ...{ id: 'o', code: 'DH', status: 'approved', orderDate: null, customerId: null, vat, shippingFee: String(fee) },
    shippingTax: vat === 'off' ? null : taxes.at(-1)!,
  }
  const sources = lines.map(({ heavy, theoreticalWeight, ...line }, place): BillableLine => {
    const actualKg = sum([theoreticalWeight]).times(heavy).div(100).toFixed(2)
    return {
      ...line,
      ...{ productName: null, unit: null, englishUnit: null, order },
      ...{ discountShare: shares[place]!, shippingShare: fees[place]!, tax: perLine[place]! },
      ...NOTHING,
      isService: false,
      issued: { quantity: line.quantity, actualKg },
    }
  })
  return {
    sources: new Map(sources.map((source) => [source.id, source])),
    tax,
    kg: lines.map((line) => line.theoreticalWeight),
  }
}

type Line = Record<string, string | null>

/** One invoice of these pieces of each line, and what its lines took. */
function invoiceOf(sources: Map<string, BillableLine>, pieces: readonly number[]) {
  const receivable = { balance: '0', creditDays: 0 }
  const facts = { billableLines: sources, receivable, vat: { mode: 'off', rate: '10' } } as unknown as Facts
  const lines = [...sources.keys()].flatMap((orderLineId, place): Line[] => {
    if (pieces[place] === 0) return []
    const line = { orderLineId, productId: 'p', quantity: String(pieces[place]) }
    const outcome = lineComputations.of('invoiceLine').compute(line, undefined, facts, {})
    if ('mistakes' in outcome) throw new Error(JSON.stringify(outcome))
    return [{ ...line, ...(outcome.values as Line) }]
  })
  const outcome = documentComputations
    .of('invoiceTotals')
    .compute({ lines, shippingFee: null, dueDate: null, documentDate: '2026-02-01' }, facts)
  if ('mistakes' in outcome) throw new Error(JSON.stringify(outcome))
  const settled = lines.map((line, place): Line => ({ ...line, ...(outcome.lines!.lines![place] as Line) }))
  for (const line of settled) {
    const source = sources.get(line.orderLineId!)!
    const { invoiced, alike } = source
    const plus = (one: string, other: string | null | undefined) => sum([one, other ?? null]).toFixed()
    sources.set(source.id, {
      ...source,
      invoiced: {
        quantity: plus(invoiced.quantity, line.quantity),
        actualKg: plus(invoiced.actualKg, line.actualWeight),
        discount: plus(invoiced.discount, line.discountShare),
        shipping: plus(invoiced.shipping, line.shippingShare),
        shippingTax: plus(invoiced.shippingTax, line.shippingTax),
      },
      alike: {
        quantity: plus(alike.quantity, line.quantity),
        baremKg: plus(alike.baremKg, line.theoreticalWeight),
        amount: plus(alike.amount, line.amount),
        discount: plus(alike.discount, line.discountShare),
        tax: plus(alike.tax, line.tax),
      },
    })
  }
  return { values: outcome.values as Line, lines: settled }
}

const all = (lines: readonly Line[], name: string) => sum(lines.map((line) => line[name]!)).toFixed()

test.group('invoices of an order', () => {
  test('come to its kg, amounts, discount, fee and tax, however it is split; each line multiplies to a dong', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(soldLine, { minLength: 1, maxLength: 4 }), charges, (sold, terms) => {
        const { sources, tax, kg } = orderOf(sold, terms)
        const whole = [...sources.values()]
        const invoices = [0, 1, 2].map((place) =>
          invoiceOf(
            sources,
            sold.map(({ parts }) => parts[place]!),
          ),
        )
        const lines = invoices.flatMap((invoice) => invoice.lines)
        whole.forEach((source, place) => {
          const own = lines.filter(({ orderLineId }) => orderLineId === source.id)
          assert.equal(all(own, 'discountShare'), source.discountShare)
          assert.equal(all(own, 'theoreticalWeight'), sum([kg[place]!]).toFixed())
          assert.equal(all(own, 'actualWeight'), sum([source.issued.actualKg]).toFixed())
          if (source.priceType === 'actual_kg') return
          assert.equal(all(own, 'amount'), source.amount)
          assert.equal(all(own, 'tax'), sum([source.tax]).toFixed())
        })
        for (const line of lines) {
          const measure = { piece: 'quantity', barem_kg: 'theoreticalWeight', actual_kg: 'actualWeight' }[
            line.priceType as PriceType
          ]
          const off = sum([line[measure]!]).times(line.unitPrice!).minus(line.amount!).abs()
          assert.isTrue(off.lte(1), `${line[measure]} x ${line.unitPrice} = ${line.amount}`)
        }
        assert.equal(
          all(
            invoices.map(({ values }) => values),
            'shippingFee',
          ),
          String(terms.fee),
        )
        if (sold.every(({ priceType }) => priceType !== 'actual_kg'))
          assert.equal(
            all(
              invoices.map(({ values }) => values),
              'tax',
            ),
            sum([tax]).toFixed(),
          )
      }),
      { numRuns: times(500, 20_000) },
    )
  }).timeout(120_000)
})
