import { useLocation } from '@tanstack/react-router'

/** What the link of a mail proves: it stands after `#`, so that no log has it. `''`: this is no link of a mail. */
export function useLinkToken(): string {
  return useLocation({ select: ({ hash }) => hash })
}
