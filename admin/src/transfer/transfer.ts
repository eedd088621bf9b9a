import { useQuery } from '@tanstack/react-query'
import { QRPay } from 'vietnam-qr-pay'
import { call } from '../http/client.ts'

/** An account of the company that a banking app can find. */
export interface Account {
  id: string
  name: string
  bankBin: string
  bankName: string
  bankAccountNumber: string
  accountHolderName: string | null
}

type Fund = Omit<Account, 'bankBin'> & { kind: string; bankBin: string | null }

/** Letters and digits that every bank takes over, in at most 25 signs: `HD-2611-00012` as `HD261100012`. */
export const memoOf = (code: string): string =>
  code
    .normalize('NFD')
    .replace(/đ/gi, 'D')
    .replace(/[^a-z0-9 ]/gi, '')
    .slice(0, 25)

/**
 * What a VietQR code says of a transfer.
 * @param amount whole dong
 * @param code of the document that is paid
 */
export const transferText = ({ bankBin, bankAccountNumber }: Account, amount: string, code: string): string =>
  QRPay.initVietQR({ bankBin, bankNumber: bankAccountNumber, amount, purpose: memoOf(code) }).build()

/** The accounts that a transfer may go to; null while they are not known, and none for those who may not see funds. */
export function useAccounts(enabled: boolean): readonly Account[] | null {
  const { data, isError } = useQuery({
    queryKey: ['funds', 'transfer'],
    queryFn: async ({ signal }) =>
      (
        await call<Fund[]>('funds?kind=bank&status=active&_sort=code&_end=50', {
          signal,
          quiet: true,
          mayBeRefused: true,
        })
      ).body,
    enabled,
    retry: false,
    staleTime: 60_000,
  })
  if (isError) return []
  return data?.filter((fund): fund is Fund & Account => fund.bankBin !== null) ?? null
}
