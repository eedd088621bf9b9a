import { dictionary } from '@zxcvbn-ts/language-common'

/** What people here choose besides the world's favourites. */
const VIETNAMESE = [
  'matkhau',
  'matkhau1',
  'matkhau123',
  'matkhau123456',
  'anhyeuem',
  'emyeuanh',
  'iloveyou123',
  'vietnam123',
  'congty123',
  'thepxaydung',
  'ketoan123',
  'admin123456',
  'barem123',
  'barem2026',
]

/** Commonest first; beyond these a guess is no better than any other. */
const MOST = 10_000

const common = new Set([...dictionary['passwords-common'].slice(0, MOST), ...VIETNAMESE])

/** Whether a password is one of those that are guessed first. */
export const isCommon = (password: string): boolean => common.has(password.toLowerCase())
