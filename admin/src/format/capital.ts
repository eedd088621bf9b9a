/** A text that begins with a capital letter, as a sentence or a heading does. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
