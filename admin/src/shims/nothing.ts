/** Replaces a library that a dependency imports and never calls. */
export default function nothing() {
  return null
}
