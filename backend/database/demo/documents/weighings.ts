import { dayInVietnam } from '@barem/resources/kit'

const MINUTE = 60_000
const DAY = 1440

/** Trucks that were weighed: minutes ago, minutes until the second weighing, and both weighings in kg. */
export const weighings = [
  { ago: 3 * DAY, later: 52, licencePlate: '15C-000.12', driverName: 'Phạm Văn Bền', first: '21480', second: '8240' },
  { ago: 2 * DAY, later: 71, licencePlate: '29H-000.43', driverName: 'Vũ Thị Chở', first: '7960', second: '19310' },
  { ago: DAY, later: 38, licencePlate: '60C-000.65', driverName: 'Ngô Đức Giao', first: '9120', second: '24870' },
  { ago: 84, later: null, licencePlate: '15C-000.21', driverName: 'Đỗ Văn Tải', first: '8350', second: null },
  { ago: 17, later: null, licencePlate: '29H-000.34', driverName: 'Trần Đình Mẫu', first: '26740', second: null },
] as const

/** The first weighing of a truck, and when it was. */
export function weighingBody({ ago, licencePlate, driverName, first }: (typeof weighings)[number], now: Date) {
  const at = new Date(now.getTime() - ago * MINUTE)
  return {
    at,
    body: { weighedOn: dayInVietnam(at), licencePlate, driverName, firstWeight: first, firstAt: at.toISOString() },
  }
}

/** When it was weighed again, or null. */
export const secondOf = ({ later }: (typeof weighings)[number], first: Date): Date | null =>
  later === null ? null : new Date(first.getTime() + later * MINUTE)
