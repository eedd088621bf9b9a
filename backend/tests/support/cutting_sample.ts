import type { Company } from './client.ts'

type Body = Record<string, unknown>
type Only = 'all' | 'required'

/**
 * What a sample of bars that are cut says: goods in stock have a metre at least, and all of it is kept.
 * @param inStock a line of goods that are there, and their warehouse
 */
export const cuttingSample =
  (inStock: (only: Only, company: Company, own: Body) => Promise<Body>) =>
  async (only: Only, company: Company): Promise<Body> => ({
    ...(await inStock(only, company, { cuts: '2x0.5', actualWeight: undefined, scrapWeight: undefined })),
    kerf: '0.0',
  })

/** Goods of an adjustment that only differ in pieces, and whose cost is known. */
export const unweighed = { unitCost: undefined, weightDifference: undefined }
