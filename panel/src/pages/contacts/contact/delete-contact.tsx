import type { Contact } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { contactQuery } from '../../../api/contact-queries.ts'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { useContactName } from '../../../shell-parts/contact-name.ts'
import { contactMessages } from '../messages/contact.ts'

const SHOWN = 5

/** Deletes a contact, and its deals if it has any; these are named before. */
export function DeleteContact({ of, close }: { of: Contact; close: () => void }) {
  const text = contactMessages
  const { formats } = useLanguage()
  const name = useContactName()(of)
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <ActionWithPreview
      title={text.deleteTitle(name)}
      isDanger
      preview={async () => {
        const { rows, total } = await laurel.crm.contacts.listDeals(of.id, { limit: SHOWN })
        return { rows, total }
      }}
      label={({ total }) => (total > 0 ? text.deleteBoth(formats.number(total)) : text.deleteOne)}
      // A deal that is added after the preview makes the service refuse, since nobody agreed to lose it.
      action={({ total }) => laurel.crm.contacts.delete(of.id, { cascade: total > 0 })}
      done={async () => {
        await navigate({ to: '/crm' })
        toast(text.deleted(name))
        client.removeQueries({ queryKey: contactQuery(of.id).queryKey })
        await client.invalidateQueries({ queryKey: ['contacts'] })
      }}
      close={close}
    >
      {({ rows, total }) => (
        <>
          <p>{text.deleteAbout}</p>
          {total > 0 && (
            <>
              <p>{text.deleteDeals(formats.number(total))}</p>
              <ul className="problems">
                {rows.map(({ id, title }) => (
                  <li key={id}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
                {total > rows.length && <li>{text.moreDeals(formats.number(total - rows.length))}</li>}
              </ul>
            </>
          )}
          <p className="soft">{text.deleteOther}</p>
        </>
      )}
    </ActionWithPreview>
  )
}
