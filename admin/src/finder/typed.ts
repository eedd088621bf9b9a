/** Characters that may be typed, as the server takes them. */
export const MAX = 100
