import type { HttpContext } from '@adonisjs/core/http'
import { generateFamily, MAX_FAMILY, type FamilyInput } from '@barem/resources/catalogue/family'
import { shapeNames } from '@barem/resources/calc/shapes'
import vine from '@vinejs/vine'
import { ApiError } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { checked } from '#app/identity/validators'
import { clean } from '#app/language/clean_text'
import { refuseBlind } from '#app/resources/http/resource_controller'
import { seenBy } from '#app/resources/http/seen'
import { createChecked } from '#app/resources/http/save_changes'
import { writerOf } from '#app/resources/http/writer'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { alikeOf } from './alike.ts'

const line = (max: number) =>
  vine
    .string()
    .use(clean({ lines: false }))
    .maxLength(max)
const lines = () => vine.array(line(40)).maxLength(MAX_FAMILY)

/** What describes the family; what its products share comes in `common`, in the words of the resource. */
export const familyBody = {
  shape: vine.enum(shapeNames),
  sizes: lines(),
  thicknesses: lines().optional(),
  length: line(20).nullable().optional(),
  codePattern: line(100),
  namePattern: line(255),
  density: line(20).optional(),
  skip: lines().optional(),
  common: vine.any(),
}

/** Fields of products that follow from the family. */
export const FAMILY_FIELDS: ReadonlySet<string> = new Set([
  'code',
  'name',
  'attributes',
  'shape',
  'length',
  'materialDensity',
  'weightMode',
])

interface FamilyBody extends Omit<FamilyInput, 'length' | 'thicknesses'> {
  length?: string | null
  thicknesses?: string[]
  /** Members of the family to leave out: codes, or impossible combinations, such as `sizes.2/thicknesses.0`. */
  skip?: string[]
  common: unknown
}

/** Codes of these that products have already, in lower case. */
async function takenCodes(codes: string[]): Promise<Set<string>> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    'select lower(code) as code from products where tenant_id = app_tenant() and lower(code) = any(?)',
    [codes.map((code) => code.toLowerCase())],
  )) as { rows: { code: string }[] }
  return new Set(rows.map(({ code }) => code))
}

/** A family of products from one shape, its sizes and thicknesses. */
export default class FamilyController {
  /**
   * `?check=true` shows the list and changes nothing; without it all products that are not there yet are made, or none.
   * Rows whose code is taken are answered as `taken` and not changed; of those with the shape and size of a product its
   * code is answered as `alike`; those that `skip` names are left out.
   */
  async create(ctx: HttpContext) {
    const products = ctx.engine.lookup('products')
    const seen = seenBy(ctx, products)
    refuseBlind(products, seen)
    const { common, skip = [], ...family } = await checked<FamilyBody>(familyBody, jsonBody(ctx))
    const { rows, problems } = generateFamily({
      ...family,
      length: family.length ?? '',
      thicknesses: family.thicknesses ?? [],
    })
    const unwanted = new Set(skip.map((name) => name.toLowerCase()))
    const wrong = problems.filter(({ at }) => !unwanted.has(at))
    if (wrong.length > 0)
      throw new ApiError('COM_ERR_001', {
        errors: wrong.map(({ at, rule }) => ({
          field: at.replaceAll('/', ', '),
          rule: `family_${rule}`,
          meta: { max: MAX_FAMILY },
        })),
      })
    const wanted = rows.filter(({ code }) => !unwanted.has(code.toLowerCase()))
    const taken = await takenCodes(wanted.map(({ code }) => code))
    const alike = await alikeOf(wanted)
    const list = wanted.map((row) => ({
      ...row,
      taken: taken.has(row.code.toLowerCase()),
      alike: alike.get(row) ?? null,
    }))
    if (ctx.request.qs().check === 'true') return { succeeded: true, data: { rows: list, created: 0 } }
    const shared = typeof common === 'object' && common !== null && !Array.isArray(common) ? common : {}
    const writer = writerOf(ctx)
    let created = 0
    for (const { code, name, attributes, shape, length } of list.filter((row) => !row.taken)) {
      const body = {
        description: name,
        ...shared,
        code,
        name,
        attributes,
        shape,
        length,
        materialDensity: family.density ?? null,
        weightMode: 'geometry',
      }
      await createChecked(ctx.engine, { resource: products, seen }, body, writer)
      created++
    }
    ctx.response.status(201)
    return { succeeded: true, data: { rows: list, created } }
  }
}
