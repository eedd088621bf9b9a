import router from '@adonisjs/core/services/router'

export interface NamedRoute {
  name: string
  method: string
  pattern: string
}

/** Every route that is served, read from the router itself. A route without a name is named by its pattern. */
export async function routeList(): Promise<NamedRoute[]> {
  await import('#start/routes')
  if (!router.commited) router.commit()
  return Object.values(router.toJSON()).flatMap((routes) => routes.map(({ name, methods, pattern }) => ({ name: name ?? pattern, method: methods[0]!, pattern })))
}
