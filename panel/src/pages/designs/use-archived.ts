import { useNavigate, useSearch } from '@tanstack/react-router'

/** Whether the address asks for the designs that are archived, and what asks for them or for the others. */
export function useArchived(): [archived: boolean, show: (archived: boolean) => void] {
  const { archived } = useSearch({ strict: false }) as { archived?: string }
  const navigate = useNavigate()
  return [archived === 'true', (is) => void navigate({ to: '.', search: is ? { archived: 'true' } : {} })]
}
