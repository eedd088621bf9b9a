import { searchForm, steelPatterns } from '@barem/resources/search'
import { steelProducts } from '#database/demo/steel_products'

export const textOf = ({ code, name, mill, grade }: (typeof steelProducts)[number]) =>
  `${code} ${name} ${mill ?? ''} ${grade ?? ''}`
/** All demo goods as the search reads them. */
export const texts = steelProducts.map((product) => ({
  code: product.code,
  family: product.family,
  text: searchForm(textOf(product)),
}))

export const matching = (q: string) => {
  const expressions = steelPatterns(q).map((pattern) => new RegExp(pattern))
  return texts.filter(({ text }) => expressions.every((expression) => expression.test(text)))
}
export const codes = (q: string) =>
  matching(q)
    .map(({ code }) => code)
    .join(' ')
