import type { Deal } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { dealMessages } from './messages.ts'

export function DeleteDeal({ of, close }: { of: Deal; close: () => void }) {
  const text = dealMessages
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.removeOf(of.title)}
      label={text.remove}
      isDanger
      action={() => laurel.crm.deals.delete(of.id)}
      done={async () => {
        toast(text.removed(of.title))
        await navigate({ to: '/crm/pipeline' })
        await Promise.all(
          ['deals', 'pipeline', 'accounts'].map((root) => client.invalidateQueries({ queryKey: [root] })),
        )
      }}
      close={close}
    >
      <p>{text.removeSure}</p>
    </ActionWithPreview>
  )
}
