import { partnerInput } from './PartnerInput.tsx'

/** The supplier of a contract. */
export default partnerInput({ contactPerson: ['contactPerson'], contactPhone: ['contactPhone', 'phone'] })
