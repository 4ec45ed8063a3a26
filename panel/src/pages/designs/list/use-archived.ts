import { useNavigate, useSearch } from '@tanstack/react-router'

/** Whether the address asks for archived designs, and a function to change that. */
export function useArchived(): [archived: boolean, show: (archived: boolean) => void] {
  const { archived } = useSearch({ strict: false }) as { archived?: string }
  const navigate = useNavigate()
  return [archived === 'true', (is) => void navigate({ to: '.', search: is ? { archived: 'true' } : {} })]
}
