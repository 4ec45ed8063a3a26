import { type AnyRoute, type AnyRouter, createRoute, redirect } from '@tanstack/react-router'

type Load = () => Promise<readonly AnyRoute[]>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Loads the routes that take the place of this one and its siblings. */
    load?: Load
  }
}

/** How the routes of a part are added, from within one of them. */
export type RouteContext = { addRoutes: (to: AnyRoute) => Promise<void> }

/**
 * Routes of a part of the panel that load when one of its addresses is opened, so that its pages cost the first route
 * nothing. Until then two routes stand for all of them.
 */
export function lazyRoutes<Routes extends readonly AnyRoute[]>(parent: AnyRoute, load: () => Promise<Routes>): Routes {
  const standIns = ['/', '$'].map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      staticData: { load },
      beforeLoad: async ({ context, location }) => {
        await (context as RouteContext).addRoutes(parent)
        throw redirect({ href: location.publicHref, replace: true })
      },
    }),
  )
  return standIns as unknown as Routes
}

/** Loads the routes below a route; below all where none is given. */
export async function addRoutes(router: AnyRouter, to?: AnyRoute): Promise<void> {
  const standIns = Object.values(router.routesById as Record<string, AnyRoute>).filter(
    ({ parentRoute, options }) => options.staticData?.load && (to === undefined || parentRoute === to),
  )
  const loads = new Map(standIns.map((route) => [route.parentRoute as AnyRoute, route.options.staticData!.load!]))
  await Promise.all([...loads].map(async ([parent, load]) => parent.addChildren((await load()) as AnyRoute[])))
  router.setRoutes(router.buildRouteTree())
}
