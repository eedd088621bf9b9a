import db from '@adonisjs/lucid/services/db'
import { BaseModel } from '@adonisjs/lucid/orm'
import type { LucidModel, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { QueryLeftTransaction } from './query_left_transaction.ts'
import { hasTenantTransaction, tenantTransaction } from './tenant_transaction.ts'

type Adapter = NonNullable<(typeof BaseModel)['$adapter']>

/**
 * Binds every model query to the transaction of its request. A model used outside throws, and so does a
 * raw query that would take a second connection meanwhile: on the embedded engine it would wait for ever.
 */
export function installTenantAdapter(): void {
  const adapter = BaseModel.$adapter as Adapter & {
    modelConstructorClient(model: LucidModel, options?: ModelAdapterOptions): QueryClientContract
  }
  adapter.modelConstructorClient = (_model, options) => {
    const { client } = tenantTransaction()
    if (options?.client && options.client !== client && !options.client.isTransaction) throw new QueryLeftTransaction()
    return options?.client ?? client
  }
  guardConnections()
}

function guardConnections() {
  const client = db.connection().getWriteClient().client as { acquireConnection(): Promise<unknown> }
  const acquire = client.acquireConnection
  client.acquireConnection = function () {
    return hasTenantTransaction() ? Promise.reject(new QueryLeftTransaction()) : acquire.call(this)
  }
}
