const KB = 1024

const bytes = {
  /** Sign-in and what belongs to it: a few fields. */
  small: 4 * KB,
  /** Forms, and lists of ids as long as a person marks by hand. */
  usual: 128 * KB,
  /** Documents with all their lines, or a definition with its fields and choices. */
  lines: 1024 * KB,
  /** What stands beside a file in JSON; the handler limits the bytes of the file. */
  file: 128 * KB,
}

/** How much JSON a route takes. */
export type BodySize = keyof typeof bytes

/** Bytes of JSON. */
export const bytesOf = (size: BodySize): number => bytes[size]
