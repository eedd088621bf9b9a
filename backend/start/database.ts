import db from '@adonisjs/lucid/services/db'
import { installTenantAdapter } from '#app/tenancy/tenant_adapter'
import { proveTransactions } from '#app/tenancy/transactions'

installTenantAdapter()
proveTransactions(db.connection().getWriteClient())
