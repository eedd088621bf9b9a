import { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { isStored, snake, traits, type AnyResource, type Field } from '@barem/resources/kit'

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
    const { storage } = traits[field.type]
    if (storage === 'table' || !isStored(field)) continue
    model.$addColumn(name, {
      columnName: snake(name),
      // The driver would turn arrays into PostgreSQL arrays.
      ...(storage === 'json' && {
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
