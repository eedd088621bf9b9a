import type { HttpContext } from '@adonisjs/core/http'
import { resources } from '@barem/resources'
import { visibleTo } from '@barem/resources/kit'
import { may } from '#app/identity/permissions'
import { openApi } from '../description/openapi.ts'

/** OpenAPI of what the caller may do. */
export const describe = ({ identity }: HttpContext) => openApi(resources.map((resource) => visibleTo(resource, (area) => may(identity, area, 'v'))), (resource, level) => may(identity, resource.area, level))
