/**
 * More combining marks than any language puts on one letter; Unicode's stream-safe format allows 30. Sorting the marks
 * of one letter takes time that grows with the square of their number.
 */
const STACKED = /\p{M}{31}/u

/** Whether so many marks are on one letter that the text is not worth composing. */
export const isStacked = (text: string): boolean => STACKED.test(text)

/** Text in NFC. Stacked marks are left as they are, for the rules to refuse. */
export const composed = (text: string): string => (isStacked(text) ? text : text.normalize('NFC'))
