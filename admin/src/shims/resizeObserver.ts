/** Every browser we support has it; the polyfill is dead weight. */
export default globalThis.ResizeObserver
