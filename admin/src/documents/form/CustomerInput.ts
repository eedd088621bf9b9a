import { partnerInput } from './PartnerInput.tsx'

/** The customer of an order. Goods are sent to their warehouse, or to the company if they have no warehouse. */
export default partnerInput({
  taxCode: ['taxCode'],
  contactPerson: ['contactPerson'],
  contactPhone: ['contactPhone', 'phone'],
  shippingAddress: ['warehouseAddress', 'companyAddress'],
})
