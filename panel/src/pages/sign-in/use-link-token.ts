import { useLocation } from '@tanstack/react-router'

/** Token of an email link, after `#` so that it is never logged; `''` if there is none. */
export function useLinkToken(): string {
  return useLocation({ select: ({ hash }) => hash })
}
