import { useMutation } from '@tanstack/react-query'
import { laurel } from '../api/laurel.ts'
import type { SignedIn } from '../api/sign-in-session.ts'
import { ROOT } from '../api/site.ts'
import { NativeSelect } from '../components/inputs.ts'
import { toast } from '../components/toasts.tsx'
import { useProblemText } from '../components/use-problem-text.ts'
import { placeMessages } from './messages/places.ts'

/** Switches between organisations, for people who belong to several. */
export function SwitchOrganisation({ who }: { who: SignedIn }) {
  const text = placeMessages
  const problemText = useProblemText()
  const choose = useMutation({
    mutationFn: (id: number) => laurel.auth.chooseOrganisation({ organisation_id: id }),
    // Data of one organisation must not stay when another opens.
    onSuccess: () => location.assign(`${ROOT}/admin/`),
    onError: (error) => toast(problemText(error)),
  })
  return (
    <NativeSelect
      aria-label={text.organisation}
      value={who.organisation.id}
      disabled={choose.isPending}
      data={who.organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => choose.mutate(Number(event.currentTarget.value))}
    />
  )
}
