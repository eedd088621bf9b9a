// Runs before the first paint, so that a dark screen never flashes white. A file, since the page allows no inline
// script.
;(function () {
  let chosen = null
  try {
    chosen = JSON.parse(localStorage.getItem('barem.theme'))
  } catch {
    /* an unreadable choice is no choice */
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
