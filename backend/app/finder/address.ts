/**
 * Forms of address before the names of people and companies, with accents or without; records do not contain them.
 */
const ADDRESS =
  /^(?:(?:anh|chị|chi|em|cô|co|chú|chu|bác|bac|ông|ong|bà|ba|cty|công ty|cong ty|khách hàng|khach hang|khách|khach|mr|mrs|ms)\.?\s+)+(?=\S)/iu

/**
 * What was typed without the forms of address before it, such as `anh Tuấn Phát`; null where there are none, or nothing
 * else.
 */
export function withoutAddress(typed: string): string | null {
  const left = typed.replace(ADDRESS, '')
  return left === typed ? null : left
}
