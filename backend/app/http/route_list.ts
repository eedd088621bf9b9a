import router from '@adonisjs/core/services/router'

export interface NamedRoute {
  name: string
  method: string
  pattern: string
}

/** Every route of the router, which must be ready. A route without a name is named by its pattern. */
export const servedRoutes = (): NamedRoute[] =>
  Object.values(router.toJSON()).flatMap((routes) =>
    routes.map(({ name, methods, pattern }) => ({ name: name ?? pattern, method: methods[0]!, pattern })),
  )

/** Every route, for a command that serves none. */
export async function routeList(): Promise<NamedRoute[]> {
  await import('#start/routes')
  if (!router.commited) router.commit()
  return servedRoutes()
}
