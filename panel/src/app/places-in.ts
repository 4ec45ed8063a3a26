import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Place } from '../shell-parts/places.ts'

/** Loads the module of a page. */
export type Load<Name extends string> = () => Promise<{ [name in Name]: () => React.ReactNode }>

/** Creates routes of a section with their path, place and lazily loaded page. */
export function placesIn<Parent extends AnyRoute>(parent: Parent) {
  return <const Path extends string, Name extends string>(path: Path, place: Place, load: Load<Name>, name: Name) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: lazyRouteComponent(load, name),
      staticData: { place },
    })
}
