import db from '@adonisjs/lucid/services/db'
import { pipelineStatements } from '#app/tenancy/gathering_socket'
import { installTenantAdapter } from '#app/tenancy/tenant_adapter'
import { proveTransactions } from '#app/tenancy/transactions'

installTenantAdapter()
const knex = db.connection().getWriteClient()
proveTransactions(knex)
pipelineStatements(knex)
