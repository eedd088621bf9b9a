/** Words that mean the same: what a person types, and what the text of a product may say for it. */
interface Meaning {
  typed: readonly string[]
  /** The typed words themselves when absent. */
  found?: readonly string[]
}

/** Mills by their abbreviations and names. */
const mills: readonly Meaning[] = [
  { typed: ['hp', 'hoa phat'] },
  { typed: ['vas', 'viet my'] },
  { typed: ['vis', 'viet y'] },
  { typed: ['vk', 'vks', 'vina kyoei', 'viet nhat'] },
  { typed: ['pom', 'pomina'] },
  { typed: ['tisco', 'thai nguyen'] },
  { typed: ['ths', 'tung ho'] },
  { typed: ['aks', 'an khanh'] },
  { typed: ['pos', 'posco'] },
  { typed: ['dvs', 'dai viet'] },
  { typed: ['vic', 'vinh phuc'] },
  { typed: ['fhs', 'formosa'] },
  { typed: ['hs', 'hoa sen'] },
  { typed: ['tq', 'trung quoc'] },
]

/** Goods as counters and building sites call them. Lower case without accents, as searched text is. */
export const meanings: readonly Meaning[] = [
  { typed: ['thep', 'sat'] },
  { typed: ['tam', 'to'] },
  { typed: ['la', 'lap la'] },
  { typed: ['gan'], found: ['gan', 'chong truot', 'ct', 'van'] },
  { typed: ['chong truot', 'ct'], found: ['gan', 'chong truot', 'ct'] },
  { typed: ['nham'], found: ['nham', 'gan', 'chong truot', 'ct'] },
  { typed: ['lap'], found: ['lap', 'tron tron', 'tron dac', 'tron che tao', 'vuong dac'] },
  { typed: ['van', 'gai'] },
  { typed: ['cay'], found: ['cay', 'thanh van'] },
  { typed: ['hinh'], found: ['hinh', 'goc'] },
  { typed: ['hcn', 'chu nhat'] },
  { typed: ['ton', 'tole'] },
  { typed: ['kem buoc'], found: ['kem buoc', 'thep buoc'] },
  ...mills,
]

/** Letters that mean a section: `u`, `chu u`. */
export const SECTIONS = ['v', 'l', 'u', 'i', 'h', 'c', 'z']

/** Pipes are called by a rounded outer diameter and by a nominal bore, and listed by the exact outer diameter, mm. */
export const pipes: readonly { phi: string; bore: string; outer: string }[] = [
  { phi: '21', bore: '15', outer: '21.2' },
  { phi: '27', bore: '20', outer: '26.65' },
  { phi: '34', bore: '25', outer: '33.5' },
  { phi: '42', bore: '32', outer: '42.2' },
  { phi: '49', bore: '40', outer: '48.1' },
  { phi: '60', bore: '50', outer: '59.9' },
  { phi: '76', bore: '65', outer: '75.6' },
  { phi: '90', bore: '80', outer: '88.3' },
  { phi: '114', bore: '100', outer: '113.5' },
  { phi: '141', bore: '125', outer: '141.3' },
  { phi: '168', bore: '150', outer: '168.3' },
  { phi: '219', bore: '200', outer: '219.1' },
]
