/** The path of the API; same origin, so no call ever leaves the site. */
export const BASE = '/v1.0'
