/** Stands in for a library that is imported by a dependency and never called. */
export default function nothing() {
  return null
}
