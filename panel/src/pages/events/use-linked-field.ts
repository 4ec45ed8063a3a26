import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Focuses the field that the hash of the address names, such as `#event_date`, once the page has its fields. */
export function useLinkedField(isShown: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const field = isShown && hash !== '' ? document.getElementsByName(hash)[0] : undefined
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, [isShown, hash])
}
