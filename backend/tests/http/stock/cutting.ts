import { signIn } from '#tests/support/client'
import { act, superAdmin } from '#tests/support/documents/lives'
import { created, fresh, resourceOf, sample } from '#tests/support/samples'
import { posted, product, warehouse } from './stock.ts'
import { done, type Row } from './transferring.ts'

export { done, type Row }

/** A new product of scrap, counted by kg. */
export const scrapProduct = async (): Promise<string> =>
  String(
    (
      await created(resourceOf('products'), {
        ...(await sample(resourceOf('products'), 'DONGA', 'required')),
        ...{ weightMode: 'per_piece', densityWeight: '1', allowFraction: true, priceType: 'piece' },
      })
    ).id,
  )

/** Changes the settings of the company, such as its scrap. */
export const setScrap = async (values: object): Promise<void> => {
  const { status, body } = await (await superAdmin()).patch('/company-settings', values)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** 100 bars of 11.7 m in a warehouse, which weigh 1,850 kg and cost 25,000,000 dong. */
export async function bars(more: object = {}): Promise<{ productId: string; warehouseId: string }> {
  const [productId, warehouseId] = [await product(more), await warehouse()]
  const line = { productId, quantity: '100', actualWeight: '1850', priceType: 'piece', unitPrice: '250000' }
  await posted(warehouseId, [line])
  return { productId, warehouseId }
}

/** 20 plates of 10 x 1500 x 6000 mm, each of 706.5 kg by barem, in a warehouse: 14,000 kg that cost 20,000,000 dong. */
export async function plates(more: object = {}): Promise<{ productId: string; warehouseId: string }> {
  const code = `TAM${fresh()}-10x1500x6000`
  const plate = {
    ...{ code, name: `Thép tấm ${code}`, weightMode: 'geometry', shape: 'plate', length: undefined },
    ...{ attributes: { t: '10', W: '1500', L: '6000' }, densityWeight: undefined, ...more },
  }
  const [productId, warehouseId] = [await product(plate), await warehouse()]
  const line = { productId, quantity: '20', actualWeight: '14000', priceType: 'piece', unitPrice: '1000000' }
  await posted(warehouseId, [line])
  return { productId, warehouseId }
}

export const cuttingBody = (warehouseId: string, lines: readonly object[], more: object = {}) => ({
  ...{ documentDate: '2026-02-01', warehouseId, kerf: '0', lines, ...more },
})

/** The draft of a cutting. */
export const cutting = async (...given: Parameters<typeof cuttingBody>): Promise<Row> =>
  done((await superAdmin()).post('/stock-cuttings', cuttingBody(...given)))

/** Takes a step with a cutting as the super admin. */
export const step = async (row: Row, action: string, more: object = {}) =>
  act(await signIn('superadmin'), 'stock-cuttings', row, action, more)

/** A cutting that is posted. */
export const cut = async (...given: Parameters<typeof cuttingBody>): Promise<Row> =>
  done(step(await cutting(...given), 'finish'))

type Piece = Record<string, string | number | null>

/** Figures of what came of bars, in their order. */
export const cameOf = ({ pieces }: Row, ...names: string[]): unknown[][] =>
  pieces.map((piece: Piece) => names.map((name) => piece[name]))
