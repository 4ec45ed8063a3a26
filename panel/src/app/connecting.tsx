import { Outlet } from '@tanstack/react-router'
import { Presence } from './presence.tsx'

/** Frame of the consent page, where the person may have to confirm who they are. */
export function Connecting() {
  return (
    <>
      <Outlet />
      <Presence />
    </>
  )
}
