/** The nonce that the page's policy requires of style elements. The server makes a new one for each page. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/**
 * Parts of antd make style elements without the nonce that it is configured with, such as the one that keeps the page
 * still behind a dialog, so that every one which a script makes gets it. Markup that is injected does not.
 */
export function giveNonceToStyles(): void {
  const make = document.createElement
  document.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    const element = make.call(this, name, options)
    if (nonce && element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  } as typeof make
}
