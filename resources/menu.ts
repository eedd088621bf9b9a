import { areas } from './areas.ts'
import type { MenuGroup, MenuPage } from './kit/index.ts'

/**
 * The groups and pages of the side menu, in the order of the specification. Resources say in their definitions (`menu`)
 * where they are listed.
 */
export const menuOutline = [
  { key: 'home', icon: 'home', route: '/', area: 'all' },
  { key: 'dashboard', icon: 'dashboard', route: '/dashboards', area: areas.dashboard },
  {
    key: 'customers',
    icon: 'customer',
    pages: [{ key: 'customerHistory', route: '/customers/history', area: areas.customerHistory }],
  },
  {
    key: 'suppliers',
    icon: 'supplier',
    pages: [{ key: 'supplierHistory', route: '/suppliers/history', area: areas.supplierHistory }],
  },
  {
    key: 'sales',
    icon: 'sale-management',
    pages: [
      { key: 'newOrder', route: '/sale-management/order/add', area: 'all', unless: areas.order },
      { key: 'returnsWithoutVat', route: '/sale-management/returns-without-vat', area: areas.invoice },
      { key: 'priceCutsWithoutVat', route: '/sale-management/price-cuts-without-vat', area: areas.invoice },
    ],
  },
  { key: 'contracts', icon: 'contract', pages: [] },
  { key: 'approvals', icon: 'workflow', route: '/approvals', anyOf: [areas.order, areas.purchaseContract] },
  {
    key: 'logistics',
    icon: 'logistics',
    pages: [
      { key: 'yard', route: '/logistics/yard', area: areas.warehouseIssue },
      { key: 'inventory', route: '/logistics/inventory', area: areas.inventory },
      { key: 'weightDifferences', route: '/logistics/weight-differences', area: areas.warehouseReceipt },
    ],
  },
  { key: 'marketing', icon: 'marketing', pages: [] },
  {
    key: 'financeAccounting',
    icon: 'finance-accounting',
    pages: [
      { key: 'finance', route: '/finance', area: areas.cashBook },
      { key: 'debtTracking', route: '/finance-accounting/debt-tracking', area: areas.debt },
      { key: 'receivables', route: '/finance-accounting/receivables', area: areas.debt },
      { key: 'payables', route: '/finance-accounting/payables', area: areas.debt },
      { key: 'advances', route: '/finance-accounting/employee-debts', area: areas.debt },
      { key: 'cashBook', route: '/finance-accounting/cash-book', area: areas.cashBook },
      { key: 'bankStatements', route: '/finance-accounting/bank-statement', area: areas.cashBook },
      { key: 'contractDeposits', route: '/finance-accounting/contract-deposits', area: areas.debt },
      { key: 'receiptsWithoutInvoice', route: '/finance-accounting/receipts-without-invoice', area: areas.debt },
      { key: 'cashPaidInvoices', route: '/finance-accounting/cash-paid-invoices', area: areas.debt },
      { key: 'vatIn', route: '/finance-accounting/vat-in', area: areas.debt },
    ],
  },
  {
    key: 'system',
    icon: 'configuration',
    pages: [
      { key: 'tenant', route: '/system/tenant', area: areas.tenant },
      { key: 'permissions', route: '/system/permissions', area: areas.roleGroup },
      { key: 'workflows', route: '/workflows', area: areas.workflow },
      { key: 'ownResources', route: '/configurations/resources', area: areas.customCategory },
    ],
  },
  { key: 'categories', icon: 'category', pages: [] },
] as const satisfies readonly (MenuGroup | MenuPage)[]

export type MenuGroupName = Extract<(typeof menuOutline)[number], { pages: readonly unknown[] }>['key']
