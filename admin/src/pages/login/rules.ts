/** 8 to 20 letters, digits, dots and underscores; none at either end, no two in a row. */
const username = /^(?=.{8,20}$)[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*$/
const phone = /^0\d{9,10}$/

/** A username or a phone number, as the specification spells both. */
export const isAccount = (value: string): boolean => username.test(value) || phone.test(value)

/** Text inputs drop leading spaces as they are typed. */
export const trimStart = (value: string | undefined): string => value?.trimStart() ?? ''
