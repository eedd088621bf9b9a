/** The browser's own, in place of a package that imitates it. */
export default ResizeObserver
