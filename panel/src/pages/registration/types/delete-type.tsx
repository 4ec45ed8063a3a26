import type { RegistrationType } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { typesQuery } from '../../../api/registration-types-query.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { typeMessages } from './messages.ts'

/** Asks before a type is deleted, or says why it cannot be while attendees have it. */
export function DeleteType({ of, close }: { of: RegistrationType; close: () => void }) {
  const text = typeMessages
  const { number } = useLanguage().formats
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.removeTitle(of.name)}
      preview={() => laurel.registrationTypes.get(of.event_id, of.id)}
      label={text.remove}
      isPossible={({ attendee_count }) => attendee_count === 0}
      action={() => laurel.registrationTypes.delete(of.event_id, of.id)}
      done={async () => {
        toast(text.removed)
        await client.invalidateQueries(typesQuery(of.event_id))
      }}
      close={close}
      isDanger
    >
      {({ attendee_count }) => <p>{attendee_count > 0 ? text.inUse(number(attendee_count)) : text.removeAbout}</p>}
    </ActionWithPreview>
  )
}
