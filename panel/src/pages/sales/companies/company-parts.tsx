import type { Account } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { Download } from '../../../components/icons.tsx'
import { useContactName } from '../../../shell-parts/contact-name.ts'
import { crmFile } from '../../../shell-parts/crm/crm-file.ts'
import { DealLine } from '../../../shell-parts/crm/deal-line.tsx'
import { PartList } from '../../../shell-parts/crm/part-list.tsx'
import { companyMessages } from './messages.ts'

const DealDialog = lazy(async () => ({ default: (await import('../deals/deal-dialog.tsx')).DealDialog }))

export function CompanyContacts({ companyId }: { companyId: number }) {
  const text = companyMessages
  const nameOf = useContactName()
  return (
    <PartList
      title={text.contacts}
      queryKey={['contacts', 'of company', companyId]}
      ask={(asked) => laurel.crm.accounts.listContacts(companyId, asked)}
      none={text.noContacts}
      beside={<FileLink list={`accounts/${companyId}/contacts`} label={text.exportContacts} />}
    >
      {(contact) => (
        <div className="line-between">
          <Link to="/crm/contacts/$contactId" params={{ contactId: String(contact.id) }}>
            <bdi>{nameOf(contact)}</bdi>
          </Link>
          <span className="soft">
            <bdi>{[contact.title, contact.email].filter(Boolean).join(' · ')}</bdi>
          </span>
        </div>
      )}
    </PartList>
  )
}

export function CompanyDeals({ of, mayWrite }: { of: Account; mayWrite: boolean }) {
  const text = companyMessages
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PartList
        title={text.deals}
        queryKey={['deals', 'of company', of.id]}
        ask={(asked) => laurel.crm.accounts.listDeals(of.id, asked)}
        none={text.noDeals}
        beside={
          <span className="row">
            <FileLink list={`accounts/${of.id}/deals`} label={text.exportDeals} />
            <Button
              variant="subtle"
              size="compact-sm"
              renderRoot={(props) => (
                <Link to="/crm/pipeline" search={{ account_id: String(of.id) } as never} {...props} />
              )}
            >
              {text.onPipeline}
            </Button>
            {mayWrite && (
              <Button variant="default" size="compact-sm" onClick={() => setAdding(true)}>
                {text.addDeal}
              </Button>
            )}
          </span>
        }
      >
        {(deal) => <DealLine of={deal} />}
      </PartList>
      <Suspense>
        {adding && <DealDialog of={null} company={{ id: of.id, name: of.name }} close={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}

function FileLink({ list, label }: { list: string; label: string }) {
  return (
    <Button
      component="a"
      variant="subtle"
      size="compact-sm"
      href={crmFile(list)}
      aria-label={label}
      title={label}
      px={6}
    >
      <Download size={16} />
    </Button>
  )
}
