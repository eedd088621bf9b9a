import { partnerInput } from './PartnerInput.tsx'

/** The customer of an order. Goods go to their warehouse, or to the company where they have none. */
export default partnerInput({
  taxCode: ['taxCode'],
  contactPerson: ['contactPerson'],
  contactPhone: ['contactPhone', 'phone'],
  shippingAddress: ['warehouseAddress', 'companyAddress'],
})
