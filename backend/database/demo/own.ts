import type { OwnDefinition } from '@barem/resources/own'
import type { Writer } from '#app/engine/behaviour'
import { definitionsFrom } from '#app/own/company_engine'
import { addDraft, rowOf } from '#app/own/drafts'
import { publish } from '#app/own/publish'
import { readStored } from '#app/own/store'
import { engine } from '#app/resources/serving'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write/save'
import { dayAt, DAYS } from './documents/trade.ts'

/** Trucks of the company, which it keeps in a resource of its own: nothing that is shipped has them. */
const trucks: OwnDefinition = {
  key: 'xeCongTy',
  label: { vi_VN: 'Xe tải', en_US: 'Trucks' },
  one: { vi_VN: 'xe tải', en_US: 'truck' },
  about: { vi_VN: 'Xe của công ty, tải trọng và hạn đăng kiểm', en_US: 'Own trucks, their loads and inspections' },
  icon: 'logistics',
  title: 'plate',
  fields: [
    { key: 'code', type: 'code', label: { vi_VN: 'Mã xe', en_US: 'Code' }, prefix: 'XE', unique: true },
    { key: 'plate', type: 'text', label: { vi_VN: 'Biển số', en_US: 'Plate' }, required: true },
    { key: 'kind', type: 'text', label: { vi_VN: 'Loại xe', en_US: 'Kind' } },
    { key: 'maxLoad', type: 'integer', label: { vi_VN: 'Tải trọng (kg)', en_US: 'Load (kg)' }, min: 0 },
    { key: 'driver', type: 'text', label: { vi_VN: 'Lái xe', en_US: 'Driver' } },
    { key: 'inspectedUntil', type: 'date', label: { vi_VN: 'Hạn đăng kiểm', en_US: 'Inspected until' } },
    {
      key: 'status',
      type: 'select',
      label: { vi_VN: 'Trạng thái', en_US: 'State' },
      choices: [
        { key: 'active', label: { vi_VN: 'Đang chạy', en_US: 'In use' }, color: 'green' },
        { key: 'repair', label: { vi_VN: 'Đang sửa', en_US: 'In repair' }, color: 'orange' },
        { key: 'inactive', label: { vi_VN: 'Ngừng', en_US: 'Retired' } },
      ],
      required: true,
      default: 'active',
      usable: ['active'],
    },
  ],
  list: {
    columns: ['code', 'plate', 'kind', 'maxLoad', 'driver', 'inspectedUntil', 'status'],
    filters: ['status'],
    search: ['code', 'plate', 'driver'],
  },
}

/** Plates of a series that does not exist, kind, load in kg, driver, days until its inspection, and state. */
const rows = [
  ['15C-000.21', 'Xe tải 8 tấn', 8000, 'Đỗ Văn Tải', 120, 'active'],
  ['29H-000.43', 'Xe cẩu 15 tấn', 15000, 'Vũ Thị Chở', 46, 'active'],
  ['60C-000.65', 'Đầu kéo rơ moóc', 30000, 'Ngô Đức Giao', 9, 'active'],
  ['15C-000.87', 'Xe tải 2,5 tấn', 2500, 'Lưu Văn Chuyển', 210, 'active'],
  ['15C-000.88', 'Xe tải 2,5 tấn', 2500, 'Mạc Thị Kho', -24, 'repair'],
  ['15C-000.90', 'Xe tải 8 tấn', 8000, null, -270, 'inactive'],
] as const

/** The company that has a resource of its own, as it has a workflow; the other shows what everybody begins with. */
const COMPANY = 'PHUONGNAM'

/** Publishes the resource and enters its rows, as the people of the company would. */
export async function addOwn(company: string, writer: Writer): Promise<void> {
  if (company !== COMPANY) return
  const id = await addDraft(trucks, writer.userId!)
  const { draftVersion } = await rowOf(id)
  await publish(engine, id, { version: draftVersion, answers: { fills: {}, replacements: {} }, grants: {} }, writer)
  const own = definitionsFrom(await readStored(), 1)
  const definition = own.served.at(-1)!
  for (const [plate, kind, maxLoad, driver, days, status] of rows) {
    const inspectedUntil = dayAt(DAYS + days)
    const body = { plate, kind, maxLoad, driver, inspectedUntil, status }
    await createRow(own.engine, definition, await validateCreate(definition, body), writer)
  }
}
