import { formatPhone } from '../../format/phone.ts'

/** A phone number on paper, which no line breaks in two. */
export const printedPhone = (value: string): string => formatPhone(value).replace(/\s/g, '\u00a0')
