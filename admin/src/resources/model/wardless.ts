import type { Address } from '@barem/resources/kit'

/**
 * Island districts of the old system that had no wards: Bạch Long Vĩ, Cồn Cỏ, Hoàng Sa, Lý Sơn, Côn Đảo. That list is
 * closed.
 */
const WARDLESS: ReadonlySet<string> = new Set(['318', '471', '498', '536', '755'])

export const isWardless = (district: string | null): boolean => district !== null && WARDLESS.has(district)

/** Whether an address names its units down to the smallest. */
export const isPlaced = ({
  province,
  district,
  ward,
}: Pick<Address, 'district' | 'ward'> & { province: string | null }): boolean =>
  province !== null && (ward !== null || isWardless(district))
