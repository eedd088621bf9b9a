import { dong, given } from './exact.ts'

const THOUSAND = 1_000n
const MILLION = 1_000_000n
const BILLION = 1_000_000_000n

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
/** Last digits that are read differently after tens. */
const afterTens: Readonly<Record<number, string>> = { 1: 'mốt', 4: 'tư', 5: 'lăm' }

/** Up to 999; `whole` says the hundreds even if there are none, as after a greater group. */
function vietnameseGroup(value: number, whole: boolean): string[] {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const head = hundreds > 0 || whole ? [digits[hundreds]!, 'trăm'] : []
  if (tens === 0) return ones === 0 ? head : [...head, ...(head.length > 0 ? ['linh'] : []), digits[ones]!]
  if (tens === 1) return [...head, 'mười', ...(ones === 0 ? [] : [ones === 5 ? 'lăm' : digits[ones]!])]
  return [...head, digits[tens]!, 'mươi', ...(ones === 0 ? [] : [afterTens[ones] ?? digits[ones]!])]
}

/** Above zero. Billions are counted anew: a trillion is a thousand billion. */
function vietnamese(value: bigint, whole = false): string[] {
  if (value >= BILLION) return [...vietnamese(value / BILLION, whole), 'tỷ', ...vietnamese(value % BILLION, true)]
  const groups = [
    [value / MILLION, 'triệu'],
    [(value / THOUSAND) % THOUSAND, 'nghìn'],
    [value % THOUSAND, ''],
  ] as const
  const first = groups.findIndex(([group]) => group > 0n)
  return groups.flatMap(([group, unit], place) =>
    group === 0n ? [] : [...vietnameseGroup(Number(group), whole || place > first), ...(unit ? [unit] : [])],
  )
}

const upToNineteen = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tensWords = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion', 'sextillion']

/** Up to 999, as it is said in the United States, without "and". */
function englishGroup(value: number): string[] {
  const rest = value % 100
  const below =
    rest < 20
      ? upToNineteen[rest]!
      : [tensWords[Math.floor(rest / 10)], upToNineteen[rest % 10]].filter(Boolean).join('-')
  return [...(value >= 100 ? [upToNineteen[Math.floor(value / 100)]!, 'hundred'] : []), ...(below ? [below] : [])]
}

function english(value: bigint, scale = 0): string[] {
  const group = Number(value % THOUSAND)
  const above = value >= THOUSAND ? english(value / THOUSAND, scale + 1) : []
  return group === 0 ? above : [...above, ...englishGroup(group), ...(scale > 0 ? [scales[scale]!] : [])]
}

const languages = {
  vi_VN: { zero: 'không', minus: 'âm', unit: 'đồng', say: (value: bigint) => vietnamese(value) },
  en_US: { zero: 'zero', minus: 'minus', unit: 'dong', say: (value: bigint) => english(value) },
}

/**
 * An amount as it is written out on vouchers, rounded half up to the whole dong: "Hai mươi tám triệu năm trăm nghìn
 * đồng".
 * @throws RangeError on text that is not a number
 */
export function amountInWords(amount: string, language: keyof typeof languages = 'vi_VN'): string {
  const { zero, minus, unit, say } = languages[language]
  const value = BigInt(dong(given(amount, 'amount')))
  const size = value < 0n ? -value : value
  const words = [...(value < 0n ? [minus] : []), ...(size === 0n ? [zero] : say(size)), unit].join(' ')
  return words[0]!.toLocaleUpperCase('vi') + words.slice(1)
}
