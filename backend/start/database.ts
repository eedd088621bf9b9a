import { installTenantAdapter } from '#app/tenancy/tenant_adapter'

installTenantAdapter()
