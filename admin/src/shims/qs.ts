/**
 * The part of the package `qs` that Refine uses: nested values in brackets, as in `filters[0][field]=name`.
 * Values are encoded, which Refine asks the package not to do, so `A&B #1` survives the address bar;
 * a list of any length comes back as a list.
 */
type Tree = { [key: string]: Tree | string }
type Value = string | Value[] | { [key: string]: Value }

const MAX_DEPTH = 10
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

function stringify(value: Record<string, unknown>, options: { addQueryPrefix?: boolean } = {}): string {
  const text = Object.entries(value)
    .flatMap(([key, inner]) => pairs(key, inner))
    .join('&')
  return text && options.addQueryPrefix ? `?${text}` : text
}

function pairs(key: string, value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [`${key}=${encodeURIComponent(String(value))}`]
  return Object.entries(value).flatMap(([name, inner]) => pairs(`${key}[${encodeURIComponent(name)}]`, inner))
}

function parse(search: string): Record<string, Value> {
  const root: Tree = {}
  for (const [path, value] of new URLSearchParams(search)) {
    const [first, ...rest] = path.split('[')
    place(root, [first, ...rest.map((part) => part.replace(/\]$/, ''))], value)
  }
  return Object.fromEntries(Object.entries(root).map(([key, inner]) => [key, settle(inner)]))
}

function place(root: Tree, keys: string[], value: string) {
  if (keys.length > MAX_DEPTH || keys.some((key) => forbidden.has(key))) return
  let node = root
  for (const key of keys.slice(0, -1)) {
    const next = node[key]
    node = typeof next === 'object' ? next : (node[key] = {})
  }
  node[keys[keys.length - 1]] = value
}

/** Keys that count from 0 make a list. */
function settle(node: Tree | string): Value {
  if (typeof node === 'string') return node
  const keys = Object.keys(node)
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  return isList ? keys.map((key) => settle(node[key])) : Object.fromEntries(keys.map((key) => [key, settle(node[key])]))
}

export default { stringify, parse }
