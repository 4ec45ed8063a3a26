import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'

/** Rows asked for at once, the maximum of the API. */
const MOST = 200

/** The organisation's email templates as choices of a select. */
export function useTemplates(): { value: string; label: string }[] {
  const { data } = useQuery({
    queryKey: ['email-templates', 'choices'],
    queryFn: async () => laurel.emailTemplates.list({ limit: MOST }),
  })
  return (data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
}
