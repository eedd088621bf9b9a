import { createRow } from '#app/resources/write/save'
import { validateCreate } from '#app/resources/validation/validator'
import { engine } from '#app/resources/serving'
import { rowsOf } from '#app/tenancy/run'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS, type Trade } from './trade.ts'

interface Workshop {
  id: string
  name: string
  taxCode: string
  phone: string
  address: unknown
  partnerTypeId: string
}

/** The customer with a tax code who owes the most, and the type that suppliers have. */
const workshop = async (): Promise<Workshop | undefined> =>
  (
    await rowsOf<Workshop>(
      `select c.id, c.name, c.tax_code as "taxCode", c.phone, c.company_address - 'text' as address,
         (select s.partner_type_id from suppliers s where s.tenant_id = c.tenant_id order by s.code limit 1)
           as "partnerTypeId"
       from receivables_by_customer b join customers c on c.tenant_id = b.tenant_id and c.id = b.customer_id
       where b.tenant_id = app_tenant() and b.amount > 10000000 and c.tax_code is not null
       order by b.amount desc, 1 limit 1`,
    )
  )[0]

/** A workshop that buys steel and cuts for the company: what it is owed for that pays a part of what it owes. */
export async function addDebtOffsets({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const customer = await workshop()
  if (!customer) return
  const { id: customerId, name, taxCode, phone, address, partnerTypeId } = customer
  const suppliers = engine.lookup('suppliers')
  const at = (day: string) => writer(users.get('ketoan.demo')!, new Date(`${day}T16:10:00+07:00`))
  const [cut, documentDate] = [dayAt(DAYS - 9), dayAt(DAYS - 3)]
  const body = { name, taxCode, phone, address, partnerTypeId, email: 'giacong@xuongmau.example', paymentDays: 30 }
  const { id: supplierId } = await createRow(engine, suppliers, await validateCreate(suppliers, body), at(cut))
  const invoice = {
    ...{ supplierId, sellerTaxCode: taxCode, serial: 'K26TGC', number: '00000318', issuedOn: cut, documentDate: cut },
    lines: [],
    costs: [
      { expenseId: made('business-expenses/Cắt theo quy cách'), content: 'Cắt phôi theo bản vẽ', amount: '8640000' },
    ],
  }
  await addDocument('supplier-invoices', invoice, ['matchInvoice'], at(cut))
  const setOff = {
    ...{ customerId, supplierId, documentDate, amount: '5000000' },
    contractClause: 'Hợp đồng nguyên tắc 18/HĐNT, điều 7: bù trừ công nợ hằng tháng',
  }
  await addDocument('debt-offsets', setOff, ['request'], at(documentDate))
}
