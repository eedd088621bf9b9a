import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { mistaken, unknownFields, unknownName } from '#app/http/api_error'
import { errorBody } from '#app/http/error_body'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { may } from '#app/identity/permissions'
import { languageOf } from '#app/language/translate'
import { uploadTurn } from '#app/limits/upload_turns'
import { seenBy } from '#app/resources/http/seen'
import { sheetFileOf } from '#app/resources/http/sheet_controller'
import { writerOf } from '#app/resources/http/writer'
import { cellText } from '#app/resources/sheets/cell'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import { readSheet } from '#app/resources/sheets/read_sheet'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { columnsIn, columnsOf, keepColumns, keptColumns } from './columns.ts'
import { confirmLine, decisionIn, ignoreLine, reopenLine } from './decide.ts'
import { keepLines, listedLines } from './lines.ts'
import { readLines } from './read_lines.ts'
import { accountIn, idIn, listIn, requireAccount } from './statement_query.ts'

/** Rows that are shown before columns are chosen. */
const SHOWN_ROWS = 30

/** The rows of a sheet that comes as the body. No transaction is open while it is read. */
const rowsIn = (ctx: HttpContext): Promise<SheetRow[]> => uploadTurn(async () => readSheet(await sheetFileOf(ctx)))

/** Statements of accounts at banks: what they say, and what it becomes. */
export default class StatementsController {
  /** The first rows of a statement, and where it has what: as chosen for the account before, else as its heads say. */
  async preview(ctx: HttpContext) {
    const { fundId, rest } = accountIn(ctx)
    if (Object.keys(rest).length > 0) throw unknownName('unknownFilter', Object.keys(rest))
    const kept = await inTenant(ctx.identity.tenantId, async () => {
      await requireAccount(fundId)
      return keptColumns(fundId)
    })
    const rows = await rowsIn(ctx)
    return {
      rows: rows.slice(0, SHOWN_ROWS).map(({ line, cells }) => ({ line, cells: cells.map(cellText) })),
      columns: columnsOf(rows.slice(0, SHOWN_ROWS), kept),
    }
  }

  /** Keeps the lines of a statement that are not there yet, and the columns for the next one. */
  async import(ctx: HttpContext) {
    const { fundId, rest } = accountIn(ctx)
    const columns = columnsIn(rest)
    const { tenantId, userId } = ctx.identity
    const language = languageOf(ctx.request.header('accept-language'))
    await inTenant(tenantId, () => requireAccount(fundId))
    const { lines, refused } = readLines(await rowsIn(ctx), columns)
    const accepted = await inTenant(tenantId, async () => {
      await keepColumns(fundId, columns, userId)
      return keepLines(fundId, lines, userId)
    })
    return {
      ...{ total: lines.length + refused.length, accepted, passed: lines.length - accepted },
      refused: refused.map(({ line, errors }) => ({ line, ...errorBody(mistaken(errors), language) })),
    }
  }

  /** Lines of an account in a state, each with what is proposed for it. */
  async list(ctx: HttpContext) {
    const asked = listIn(ctx)
    await requireAccount(asked.fundId)
    return listedLines(asked, may(ctx.identity, areas.debt, 'v'))
  }

  async confirm(ctx: HttpContext) {
    const id = idIn(ctx)
    await once(ctx, true, async () => {
      const maker = {
        ...{ engine: ctx.engine, writer: writerOf(ctx) },
        seen: (resource: AnyResource) => seenBy(ctx, resource),
      }
      return { json: JSON.stringify(await confirmLine(maker, id, decisionIn(jsonBody(ctx) as Values))) }
    })
  }

  async ignore(ctx: HttpContext) {
    const id = idIn(ctx)
    const { reason, ...others } = jsonBody(ctx) as Values
    const words = typeof reason === 'string' ? reason.trim() : ''
    const errors = [
      ...unknownFields(Object.keys(others)),
      ...(words === '' ? [{ field: 'reason', rule: 'required' }] : []),
      ...(words.length > 500 ? [{ field: 'reason', rule: 'maxLength', meta: { max: 500 } }] : []),
    ]
    if (errors.length > 0) throw mistaken(errors)
    await ignoreLine(id, words, ctx.identity.userId)
    return { id, state: 'ignored' }
  }

  async reopen(ctx: HttpContext) {
    const id = idIn(ctx)
    await reopenLine(id)
    return { id, state: 'open' }
  }
}
