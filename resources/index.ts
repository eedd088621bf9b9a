import businessExpenses from './categories/business_expenses.ts'
import customerTypes from './categories/customer_types.ts'
import deliveryMethods from './categories/delivery_methods.ts'
import departments from './categories/departments.ts'
import orderStatuses from './categories/order_statuses.ts'
import partnerTypes from './categories/partner_types.ts'
import paymentMethods from './categories/payment_methods.ts'
import positions from './categories/positions.ts'
import productGroups from './categories/product_groups.ts'
import productTypes from './categories/product_types.ts'
import productUnits from './categories/product_units.ts'
import salesChannels from './categories/sales_channels.ts'
import salesMethods from './categories/sales_methods.ts'
import returnReasons from './categories/return_reasons.ts'
import shippingFees from './categories/shipping_fees.ts'
import shippingZones from './categories/shipping_zones.ts'
import shippingMethods from './categories/shipping_methods.ts'
import warehouseTypes from './categories/warehouse_types.ts'
import warehouses from './categories/warehouses.ts'
import products from './catalogue/products.ts'
import stockAdjustments from './logistics/stock_adjustments.ts'
import stockCuttings from './logistics/stock_cuttings.ts'
import purchaseContracts from './purchasing/purchase_contracts.ts'
import debtAdjustments from './finance/debt_adjustments.ts'
import debtOffsets from './finance/debt_offsets.ts'
import debtTransactions from './finance/debt_transactions.ts'
import employees from './finance/employees.ts'
import expenseTickets from './finance/expense_tickets.ts'
import fundCounts from './finance/fund_counts.ts'
import fundTransfers from './finance/fund_transfers.ts'
import funds from './finance/funds.ts'
import otherTransactions from './finance/other_transactions.ts'
import openingFunds from './finance/opening_funds.ts'
import openingAdvances from './finance/opening_advances.ts'
import openingPayables from './finance/opening_payables.ts'
import priceSettlements from './purchasing/price_settlements.ts'
import supplierClaims from './purchasing/supplier_claims.ts'
import supplierInvoices from './purchasing/supplier_invoices.ts'
import openingReceivables from './finance/opening_receivables.ts'
import invoices from './sales/invoices.ts'
import paymentSlips from './finance/payment_slips.ts'
import returns from './sales/returns.ts'
import vatInvoices from './sales/vat_invoices.ts'
import salesOrders from './sales/sales_orders.ts'
import { checkVocabulary, defineRegistry, menuOf, resourcesOf, type MenuItem } from './kit/index.ts'
import { checkMetrics } from './metrics/check_metrics.ts'
import openingStocks from './logistics/opening_stocks.ts'
import warehouseReceipts from './logistics/warehouse_receipts.ts'
import warehouseIssues from './logistics/warehouse_issues.ts'
import stockCounts from './logistics/stock_counts.ts'
import stockTransfers from './logistics/stock_transfers.ts'
import minimumStocks from './logistics/minimum_stocks.ts'
import warehouseConfigs from './logistics/warehouse_configs.ts'
import weighingTickets from './logistics/weighing_tickets.ts'
import discountPolicies from './marketing/discount_policies.ts'
import customers from './partners/customers.ts'
import suppliers from './partners/suppliers.ts'
import priceConfigurations from './sales/price_configurations.ts'
import companySettings from './system/company_settings.ts'
import roleGroups from './system/role_groups.ts'
import users from './system/users.ts'
import { menuOutline } from './menu.ts'
import { vocabulary } from './vocabulary.ts'

/**
 * Every resource of Barem, in the order in which the side menu lists those of one place. A new definition is imported
 * above and named here, and that is all.
 */
export const registry = defineRegistry(
  productGroups,
  productTypes,
  productUnits,
  salesChannels,
  salesMethods,
  customerTypes,
  partnerTypes,
  paymentMethods,
  funds,
  deliveryMethods,
  shippingMethods,
  orderStatuses,
  warehouseTypes,
  warehouses,
  businessExpenses,
  returnReasons,
  shippingFees,
  shippingZones,
  departments,
  positions,
  companySettings,
  users,
  roleGroups,
  suppliers,
  customers,
  products,
  warehouseConfigs,
  minimumStocks,
  priceConfigurations,
  discountPolicies,
  salesOrders,
  purchaseContracts,
  openingStocks,
  warehouseReceipts,
  warehouseIssues,
  stockTransfers,
  stockAdjustments,
  stockCounts,
  stockCuttings,
  weighingTickets,
  invoices,
  returns,
  vatInvoices,
  supplierClaims,
  supplierInvoices,
  priceSettlements,
  employees,
  expenseTickets,
  paymentSlips,
  debtAdjustments,
  debtOffsets,
  debtTransactions,
  otherTransactions,
  fundTransfers,
  fundCounts,
  openingReceivables,
  openingPayables,
  openingAdvances,
  openingFunds,
)

/** The same, as a list for code that serves any of them. */
export const resources = resourcesOf(registry)

checkVocabulary(resources, vocabulary)
checkMetrics(resources)

/** The side menu. */
export const menu: readonly MenuItem[] = menuOf(menuOutline, resources)

export type ResourceName = keyof typeof registry
