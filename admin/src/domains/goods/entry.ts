import type { Choice } from '../../lines/model/choice.ts'
import type { Figure } from '@barem/resources/calc/exact'
import type { PriceType } from '@barem/resources/calc/line'
import { isInTonnes } from '@barem/resources/calc/measures'
import { isBlank } from '@barem/resources/calc/totals'
import { isByMetre, isUnweighable } from '@barem/resources/calc/silent'
import { withoutGoods } from '../../lines/model/changes.ts'
import type { GoodsModel, Header, LineModel } from '../../lines/model/entry.ts'
import { frozenGoods, isOpen, priceFor, type Source, typesOf, type Goods, type GoodsLine } from './line.ts'
import {
  isPriceField,
  PRICE_FIELDS,
  suggestPrice,
  switchType,
  writeOwnPrice,
  writePrice,
  type Pricing,
} from './prices.ts'
import { goodsTotals, type GoodsFigures } from './totals.ts'

const names = (text: string) => text.split(', ')

/** Names that people and other programs use for columns of goods. */
const HEADS = {
  quantity: names('sl, so luong, so luong dat, so cay, so thanh, quantity, qty, pieces'),
  length: names('dai, chieu dai, length'),
  actualWeight: names(
    'tl thuc te, trong luong thuc te, kl thuc te, khoi luong thuc te, tl can, can thuc te, kg thuc te, actual weight, scale weight',
  ),
  priceType: names('gia theo, loai gia, cach tinh gia, price type, priced by'),
  unitPrice: names('don gia, gia, gia ban, gia mua, don gia ban, unit price, price'),
  vatRate: names('thue suat, thue, thue gtgt, vat, % vat, % thue, vat rate'),
  note: names('ghi chu, dien giai, note, notes, remark, remarks'),
}

const WEIGHTS: ReadonlySet<string> = new Set(['theoreticalWeight', 'actualWeight'])

const valueOf = (line: GoodsLine, field: string): Figure =>
  ((line as unknown as Readonly<Record<string, unknown>>)[field] ?? null) as Figure

/** What one way to type lines of goods says of its own. */
export interface GoodsEntry
  extends Pick<GoodsModel, 'reads' | 'deposit' | 'seldom' | 'decidedBy'>, Pick<LineModel, 'quoted'>, Pricing {
  /** Writes a field that only this entry has; undefined where the field is one of all goods. */
  writeOwn: (line: GoodsLine, field: string, value: string | null, header: Header) => GoodsLine | undefined
  /** What a line of these goods begins with, before anything is written. */
  start: (bare: GoodsLine, goods: Goods, header: Header) => GoodsLine
  /** What goods usually cost; `offer` is what the server offers for them. */
  usual: (goods: Goods, offer: unknown) => Source | null
  faultOf: (line: GoodsLine, field: string, value: string) => 'weighed' | null
  figures: (line: GoodsLine) => GoodsFigures
  shown: (line: GoodsLine, field: string, figures: GoodsFigures) => { value: Figure; instead: Figure }
}

/** Keeps what a person has written in a line before its product was known. */
function keepWritten(line: GoodsLine, written: GoodsLine, header: Header, pricing: Pricing): GoodsLine {
  if (written.productId !== null) return line
  const { priceType, priced, source, unitPrice, weightSource, actualWeight, length, unread, doubts } = written
  let next: GoodsLine = { ...line, ...(unread && { unread }), ...(doubts && { doubts }) }
  if (priceType) next = switchType(next, priceType, header)
  if (priced && (source ?? unitPrice))
    next = writePrice(next, source?.price ?? unitPrice!, source?.type ?? next.priceType!, pricing)
  if (length && isOpen(next, 'length', undefined)) next = { ...next, length }
  return actualWeight && isOpen(next, 'actualWeight', undefined) ? { ...next, actualWeight, weightSource } : next
}

/** The choices for these goods: the price types that they have; a piece is called by the name of their unit. */
function choicesFor(
  line: GoodsLine,
  field: string,
  choices: readonly Choice[],
  unit: (goods: Goods) => string | null,
): readonly Choice[] {
  if (field !== 'priceType' && field !== 'quantityUnit') return choices
  const piece = line.goods ? unit(line.goods) : null
  return choices
    .filter(({ value }) => field === 'quantityUnit' || typesOf(line).some((type) => type === value))
    .map((choice) => (piece && choice.value === 'piece' ? { ...choice, label: piece } : choice))
}

/** Whether a figure does not apply to these goods, such as the length of goods counted in metres. */
function isSilent(line: GoodsLine, name: string, value: Figure): boolean {
  const { goods } = line
  if (WEIGHTS.has(name)) return !goods || (!isInTonnes(line) && isUnweighable({ ...goods }, value))
  return name === 'length' && isByMetre({ ...goods, length: value })
}

/** A way to type lines of goods: what all of them have in common, and what `own` says besides. */
export function goodsEntry(own: GoodsEntry): LineModel {
  const write = (line: GoodsLine, field: string, value: string | null, header: Header): GoodsLine => {
    const written = own.writeOwn(line, field, value, header)
    if (written) return written
    if (isPriceField(field)) return writePrice(line, value, PRICE_FIELDS[field], own)
    if (field === 'unitPrice') return writeOwnPrice(line, value, own)
    if (field === 'priceType') return value === null ? line : switchType(line, value as PriceType, header)
    return { ...line, [field]: value }
  }
  const goods = {
    product: 'productId',
    price: 'unitPrice',
    reads: own.reads,
    deposit: own.deposit,
    decidedBy: own.decidedBy,
    seldom: own.seldom,
    kept: ['note', 'quantityUnit'],
    unitField: 'quantityUnit',
    besides: ['note', 'vatRate'],
    heads: HEADS,
    frozenGoods,
    choose(line: GoodsLine, found: Goods, header: Header) {
      const bare = withoutGoods(line, header) as GoodsLine
      return keepWritten(own.start({ ...bare, productId: found.id, goods: found }, found, header), line, header, own)
    },
    suggest: (line: GoodsLine, price: string) => suggestPrice(line, price, own),
    usualPrice(line: GoodsLine, known: Goods | undefined, offer: unknown) {
      const goods = known ?? line.goods
      const usual = goods ? own.usual(goods, offer) : null
      return usual && line.priceType ? priceFor(line, line.priceType, usual) : null
    },
    isWhole: (line: GoodsLine, known: Goods | null | undefined) => known?.allowFraction === false && !isInTonnes(line),
    faultOf: own.faultOf,
    isSilent,
  }
  return {
    goods,
    quoted: own.quoted,
    fresh: () => ({ productId: null, priceType: null, quantity: null, unitPrice: null }),
    isBlank,
    write,
    copy(above: GoodsLine, line: GoodsLine, field, header) {
      const value = valueOf(above, field)
      return field === 'unitPrice' && above.priceType !== line.priceType && above.priceType
        ? writePrice(line, value, above.priceType, own)
        : write(line, field, value, header)
    },
    isOpen,
    bundleOf: valueOf,
    choicesFor,
    figures: own.figures,
    totals: goodsTotals,
    shown: own.shown,
  } as LineModel
}
