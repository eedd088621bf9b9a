import type { HttpContext } from '@adonisjs/core/http'
import type { MetaField } from '@barem/resources/kit'
import { seenBy } from '#app/resources/http/resource_controller'
import { rowJson } from '#app/resources/http/save_changes'
import { singleId } from '#app/resources/write/single'
import { settingsResource } from './settings.ts'

/** What a stored row carries besides its own values. */
export const META: readonly MetaField[] = ['id', 'version', 'createdAt', 'updatedAt', 'createdById', 'updatedById']

/** The settings of the caller's company, for everybody whose screens go by them. */
export default class SettingsController {
  async current(ctx: HttpContext) {
    const row = JSON.parse(await rowJson(ctx.engine, seenBy(ctx, settingsResource), await singleId(settingsResource)))
    for (const name of [...META, 'createdBy', 'updatedBy']) delete row[name]
    return { succeeded: true, data: row }
  }
}
