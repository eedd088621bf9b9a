/** Where the spec of a fault is, among those of the HTTP suite. */
export const http = (name) => ({ suite: 'http', spec: `backend/tests/http/${name}.spec.ts` })
