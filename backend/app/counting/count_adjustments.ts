import { differences, type AdjustmentKind, type CountedDifference } from '@barem/resources/calc/count-differences'
import { memoise, type AnyResource } from '@barem/resources/kit'
import type { Values, Writer } from '#app/engine/behaviour'
import type { ValuesOf } from '#app/engine/behaviour_of'
import { ApiError } from '#app/http/api_error'
import { engine } from '#app/resources/serving'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write/save'
import { transition } from '#app/resources/write/transition'
import { rowsOf } from '#app/tenancy/run'

type Count = ValuesOf<'stock-counts'>

/** Adjustments that a count makes: it was approved itself, so that nobody is asked about them again. */
const approvedAlready = memoise((adjustments: AnyResource): AnyResource => {
  const states = adjustments.states!
  const approve = {
    ...states.actions.approve!,
    from: [states.initial],
    by: 'editor' as const,
    approval: null,
    blockedBy: [],
  }
  return { ...adjustments, states: { ...states, actions: { ...states.actions, approve } } }
})

/** Runs `work` on differences; a mistake at one of them is said at its line of the count. */
async function atLines<T>(all: readonly CountedDifference[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors.length === 0) throw error
    const { code, status, params, extra } = error
    const errors = error.errors.map((one) => ({
      ...one,
      field: one.field.replace(/^lines\.(\d+)\./, (_, place) => `lines.${all[Number(place)]!.place}.`),
    }))
    throw new ApiError(code, { errors, status, params, extra })
  }
}

async function adjust(
  id: string,
  count: Count,
  kind: AdjustmentKind,
  all: readonly CountedDifference[],
  writer: Writer,
) {
  const adjustments = engine.lookup('stock-adjustments')
  const { documentDate, warehouseId, code } = count
  const reason = [code, count.reason].filter(Boolean).join(': ')
  const lines = all.map(({ values }) => values)
  await atLines(all, async () => {
    const values = await validateCreate(adjustments, { documentDate, warehouseId, kind, reason, lines })
    const made = await createRow(engine, adjustments, { ...values, stockCountId: id } as Values, writer)
    await transition(engine, approvedAlready(adjustments), made.id, 'approve', { version: null, comment: null }, writer)
  })
}

/**
 * Posts what a count differs by, in the transaction at hand: one adjustment for what is missing, one for what was
 * found, and one for kg alone.
 * @throws ApiError with what cannot be posted, at the lines of the count
 */
export async function postDifferences(id: string, count: Count, writer: Writer): Promise<void> {
  for (const [kind, all] of differences(count.lines)) await adjust(id, count, kind, all, writer)
}

/** Takes the adjustments of a count back, the last first, on the day on which it is taken back. */
export async function undoDifferences(id: string, count: Count, writer: Writer): Promise<void> {
  const made = await rowsOf<{ id: string }>(
    `select id from stock_adjustments where tenant_id = app_tenant() and stock_count_id = $1::uuid and status = 'done'
      order by created_at desc, id desc`,
    [id],
  )
  const ask = { version: null, comment: String(count.code), said: { undoneOn: count.undoneOn } }
  for (const one of made) await transition(engine, engine.lookup('stock-adjustments'), one.id, 'undo', ask, writer)
}
