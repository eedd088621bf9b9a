import { environment } from '#app/environment/prepare'

/**
 * The address of a page for people who read a mail; null where `PUBLIC_URL` is not set. The `Host` of a request is
 * never used, since anybody can send any.
 * @param path from the root, such as `/sale-management/order/018f…`
 */
export function linkTo(path: string): string | null {
  const { publicUrl } = environment()
  return publicUrl === null ? null : publicUrl.replace(/\/+$/, '') + path
}
