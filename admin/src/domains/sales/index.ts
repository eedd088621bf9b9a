import { areas } from '@barem/resources/areas'
import { lazy } from 'react'
import { withWords } from '../../i18n/later.ts'
import { override } from '../../overrides/registry.ts'
import { listPage } from '../../routes/listPage.ts'
import { addPages } from '../../routes/pages.tsx'
import { discountPolicies } from './discountPolicies/index.ts'
import { exchangeAction, exchangeChosen, exchangePage } from './exchange/index.ts'
import { priceConfigurations } from './priceConfigurations/index.ts'
import { salesOrders } from './salesOrders.ts'
import { straightPage } from './straight/index.ts'
import { shippingFees } from './shippingFees/index.tsx'

const VatInvoicesInput = lazy(() => withWords('vat', () => import('./vatInvoices/InvoicesInput.tsx')))

const SameNumbers = lazy(() => withWords('vat', () => import('./vatInvoices/SameNumbers.tsx')))

const PlaceInput = lazy(() => withWords('returns', () => import('./returns/PlaceInput.tsx')))

addPages(
  exchangePage,
  straightPage,
  {
    path: '/sale-management/returns-without-vat',
    title: 'menu.returnsWithoutVat',
    area: areas.invoice,
    screen: listPage('returns-without-vat'),
  },
  {
    path: '/sale-management/price-cuts-without-vat',
    title: 'menu.priceCutsWithoutVat',
    area: areas.invoice,
    screen: listPage('price-cuts-without-vat'),
  },
)

override({
  'discount-policies': discountPolicies,
  invoices: { actions: [exchangeAction], chosen: exchangeChosen },
  'price-configurations': priceConfigurations,
  returns: { inputs: { damagedWarehouseId: PlaceInput, scrapWarehouseId: PlaceInput } },
  'sales-orders': salesOrders,
  'shipping-fees': shippingFees,
  'vat-invoices': { inputs: { invoiceIds: VatInvoicesInput }, listActions: SameNumbers },
})
