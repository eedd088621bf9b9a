import { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { snake, type AnyResource, type Field, type FieldType } from '@barem/resources/kit'

/** Types kept as JSON: the driver would turn their arrays into PostgreSQL arrays. */
const JSON_TYPES = new Set<FieldType>(['attributes', 'files', 'address', 'permissions'])
/** Types whose values live in tables of their own. */
const ELSEWHERE = new Set<FieldType>(['lines', 'belongsToMany'])

const models = new WeakMap<AnyResource, LucidModel>()

function addColumns(model: LucidModel, resource: AnyResource) {
  model.$addColumn('tenantId', { columnName: 'tenant_id', serializeAs: null })
  model.$addColumn('id', { columnName: 'id', isPrimary: true })
  model.$addColumn('version', { columnName: 'version' })
  model.$addColumn('createdAt', { columnName: 'created_at' })
  model.$addColumn('updatedAt', { columnName: 'updated_at' })
  model.$addColumn('createdById', { columnName: 'created_by' })
  model.$addColumn('updatedById', { columnName: 'updated_by' })
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    if (ELSEWHERE.has(field.type)) continue
    model.$addColumn(name, {
      columnName: snake(name),
      ...(JSON_TYPES.has(field.type) && {
        prepare: (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value)),
      }),
    })
  }
}

/** The Lucid model of a resource, made once from its definition. Ids are given by the engine. */
export function modelOf(resource: AnyResource): LucidModel {
  const known = models.get(resource)
  if (known) return known
  class ResourceModel extends BaseModel {
    static override table = resource.table
    static override selfAssignPrimaryKey = true
  }
  ResourceModel.boot()
  addColumns(ResourceModel, resource)
  models.set(resource, ResourceModel)
  return ResourceModel
}
