import type { HttpContext } from '@adonisjs/core/http'
import type { DeviationBand } from '@barem/resources/calc/bands'
import type { MetaField } from '@barem/resources/kit'
import { seenBy } from '#app/resources/http/seen'
import { rowJson } from '#app/resources/http/save_changes'
import { singleId } from '#app/resources/write/single'
import { rowsOf } from '#app/tenancy/run'
import { settingsResource } from './settings.ts'

/** What a stored row carries besides its own values. */
export const META: readonly MetaField[] = ['id', 'version', 'createdAt', 'updatedAt', 'createdById', 'updatedById']

/** In which colour each deviation of a weighing is shown, for everybody who weighs. */
const deviationBands = () =>
  rowsOf<DeviationBand>(
    `select name, english_name as "englishName", threshold::text, color from warehouse_configs where tenant_id = app_tenant() order by threshold`,
  )

/** The settings of the caller's company, for everybody whose screens go by them. */
export default class SettingsController {
  async current(ctx: HttpContext) {
    const row = JSON.parse(await rowJson(ctx.engine, seenBy(ctx, settingsResource), await singleId(settingsResource)))
    for (const name of [...META, 'createdBy', 'updatedBy']) delete row[name]
    return { succeeded: true, data: { ...row, deviationBands: await deviationBands() } }
  }
}
