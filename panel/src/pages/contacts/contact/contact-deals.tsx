import type { Contact } from '@laurel/client'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { Download } from '../../../components/icons.tsx'
import '../../../shell-parts/crm/crm.css'
import { crmFile } from '../../../shell-parts/crm/crm-file.ts'
import { DealLine } from '../../../shell-parts/crm/deal-line.tsx'
import { PartList } from '../../../shell-parts/crm/part-list.tsx'
import { contactMessages } from '../messages/contact.ts'

/** The deals of a contact, newest first. */
export function ContactDeals({ of: { id } }: { of: Contact }) {
  const text = contactMessages
  return (
    <PartList
      title={text.deals}
      queryKey={['deals', 'of contact', id]}
      ask={(asked) => laurel.crm.contacts.listDeals(id, asked)}
      none={text.noDeals}
      beside={
        <Button
          component="a"
          variant="subtle"
          size="compact-sm"
          href={crmFile(`contacts/${id}/deals`)}
          aria-label={text.exportDeals}
          title={text.exportDeals}
          px={6}
        >
          <Download size={16} />
        </Button>
      }
    >
      {(deal) => <DealLine of={deal} />}
    </PartList>
  )
}
