import type { Account } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { companyMessages } from './messages.ts'

const NAMED = 8

/** Deletes a company, after naming the deals that would be deleted with it. */
export function DeleteCompany({ of, close }: { of: Account; close: () => void }) {
  const text = companyMessages
  const { number } = useLanguage().formats
  const navigate = useNavigate()
  const client = useQueryClient()
  // Deals that were added since are named first.
  const hasDeals = useRef(false)
  return (
    <ActionWithPreview
      title={text.removeOf(of.name)}
      preview={async () => {
        const { rows, total } = await laurel.crm.accounts.listDeals(of.id, { limit: NAMED })
        hasDeals.current = total > 0
        return { rows, total }
      }}
      label={({ total }) => (total > 0 ? text.removeAndDeals : text.remove)}
      isDanger
      {...(of.contact_count > 0 && { word: of.name })}
      action={() => laurel.crm.accounts.delete(of.id, { cascade: hasDeals.current })}
      done={async () => {
        toast(text.removed(of.name))
        await navigate({ to: '/crm/companies' })
        await client.invalidateQueries()
      }}
      close={close}
    >
      {({ rows, total }) => (
        <>
          <p>{text.removeSure}</p>
          {total > 0 && (
            <>
              <p>{text.removeDeals(number(total))}</p>
              <ul>
                {rows.map(({ id, title }) => (
                  <li key={id}>
                    <bdi>{title}</bdi>
                  </li>
                ))}
                {total > rows.length && <li>{text.andMore(number(total - rows.length))}</li>}
              </ul>
            </>
          )}
        </>
      )}
    </ActionWithPreview>
  )
}
