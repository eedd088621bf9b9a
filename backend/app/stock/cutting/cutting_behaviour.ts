import { areas } from '@barem/resources/areas'
import type { Figure } from '@barem/resources/calc/exact'
import type { Behaviour, Values, Writer } from '#app/engine/behaviour'
import { readFacts } from '#app/engine/facts'
import { ApiError, mistaken, type FieldError } from '#app/http/api_error'
import { may } from '#app/identity/permissions'
import { rowsOf } from '#app/tenancy/run'
import { cutProducts, familyOf, memberKey, type CutProduct } from './cut_family.ts'
import { cutInto, type Cutting, type CutPiece } from './cut_into.ts'
import { makeMember } from './make_member.ts'

async function settingsNow() {
  // Loaded here: behaviours are a part of the engine.
  const { engine } = await import('#app/resources/serving')
  return (await readFacts(engine.facts, ['settings'], {}, [])(['settings'])).settings
}

/** What the cuttings of a document follow from. */
async function cuttingOf({ lines, kerf }: Values): Promise<Cutting> {
  const { scrapBelow, scrapProductId } = await settingsNow()
  const products = await cutProducts((lines as Values[]).map(({ productId }) => productId))
  const family = await familyOf(products.keys())
  return { scrapBelow, scrapProductId, products, family, kerf: String((kerf as Figure) ?? '0') }
}

/** Why goods cannot come of their bars, at the lines of these. */
function lackOf(lines: readonly Values[], pieces: readonly CutPiece[], { products }: Cutting, writer: Writer) {
  const makes = !writer.identity || may(writer.identity, areas.product, 'c')
  return pieces.flatMap(({ bar, kind, productId, length }): FieldError[] => {
    if (productId !== null) return []
    const field = `lines.${bar - 1}.cuts`
    if (kind === 'scrap') return [{ field, rule: 'cutsNoScrapProduct' }]
    const { name } = products.get(String(lines[bar - 1]!.productId))!
    return makes ? [] : [{ field, rule: 'cutsNoProduct', meta: { name, length: length! } }]
  })
}

/** Makes the product of a piece. @throws ApiError at the line, where it lacks something, such as a picture */
async function makeAt({ bar, length }: CutPiece, product: CutProduct, writer: Writer): Promise<string> {
  try {
    return await makeMember(product, length!, writer)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const meta = { name: product.name, length: length! }
    throw mistaken([{ field: `lines.${bar - 1}.cuts`, rule: 'cutsNotMade', meta }])
  }
}

/** Makes the products that pieces become where the family has none of their length. */
async function makeMissing(lines: readonly Values[], pieces: CutPiece[], cutting: Cutting, writer: Writer) {
  let { family } = cutting
  for (const piece of pieces) {
    if (piece.productId !== null) continue
    const product = cutting.products.get(String(lines[piece.bar - 1]!.productId))!
    const key = memberKey(product.id, piece.length!)
    piece.productId = family.get(key) ?? (await makeAt(piece, product, writer))
    // What was made is of the family of other bars too.
    family = await familyOf(cutting.products.keys())
  }
}

/**
 * Bars that are cut: works out what comes of them, with the products of the family that have these lengths. Those that
 * are missing are made as the bars are cut.
 */
export const cuttingBehaviour: Behaviour = {
  async settle(row, { before, writer }) {
    // What was cut stays as it was.
    if (before && before.status !== 'draft') return
    const cuts = row.status === 'done'
    // Two people at once make one product.
    if (cuts) await rowsOf(`select pg_advisory_xact_lock(hashtext('products of cuttings ' || app_tenant()::text))`)
    const lines = row.lines as Values[]
    const cutting = await cuttingOf(row)
    const pieces = cutInto(lines, (row.pieces ?? []) as Values[], cutting)
    row.pieces = pieces
    if (!cuts) return
    const lacking = lackOf(lines, pieces, cutting, writer)
    if (lacking.length > 0) throw mistaken(lacking)
    await makeMissing(lines, pieces, cutting, writer)
  },
}
