import { areas } from '../areas.ts'
import { address, code, defineResource, grouped, image, phone, taxCode, text } from '../kit/index.ts'

/**
 * The company itself. There is one for each tenant and it is read and saved at `/tenant`, so it is not in the registry:
 * nobody lists, adds or deletes companies from within one.
 */
export default defineResource('tenants', {
  area: areas.tenant,
  route: '/system/tenant',
  icon: 'configuration',
  ...grouped({
    general: {
      code: code({ max: 20, readOnly: true }),
      name: text({ required: true, max: 255 }),
      shortName: text({ required: true, max: 100 }),
      taxCode: taxCode(),
      /** Opaque: it is set when the company is made, and nothing depends on it. */
      companyType: text({ max: 20, readOnly: true }),
      logo: image({ folder: 'company' }),
    },
    contact: {
      phone: phone({ required: true }),
      address: address({ required: true }),
      contactPerson: text({ max: 255 }),
      contactPhone: phone(),
    },
    bank: {
      bankAccountName: text({ max: 255 }),
      bankAccountNumber: text({ max: 30 }),
      bankName: text({ max: 255 }),
      bankBranch: text({ max: 255 }),
    },
  }),
  actions: ['show', 'update'],
})
