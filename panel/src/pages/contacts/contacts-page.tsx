import type { Contact } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { contactsFile, contactTagsQuery, ownersQuery, propertiesQuery } from '../../api/contact-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useList } from '../../components/use-list.ts'
import type { Asked } from '../../components/use-rows.ts'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { useContactName } from '../../shell-parts/contact-name.ts'
import { contactWords } from '../../shell-parts/messages/contact-words.ts'
import { contactColumns } from './contact-columns.tsx'
import { askedOfContacts, CONTACT_FILTERS, contactFilters, matching, shownOf } from './contact-filters.ts'
import { contactsMessages } from './messages/contacts.ts'

const ChosenActions = lazy(async () => ({ default: (await import('./bulk/chosen-actions.tsx')).ChosenActions }))
const AddContact = lazy(async () => ({ default: (await import('./add-contact.tsx')).AddContact }))

/** The people that an organisation knows. */
export function ContactsPage() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = contactsMessages
  const navigate = useNavigate()
  const list = useList(CONTACT_FILTERS)
  const [adding, setAdding] = useState(false)
  const mayWrite = may(who, 'crm:write')
  const mayMessage = may(who, 'emails:write')
  useSingleKeys([['c', () => setAdding(mayWrite)]])
  const matches = matching(list)
  const waysIn = mayWrite && <WaysIn add={() => setAdding(true)} />
  return (
    <>
      <PageHead title={text.title}>
        {mayMessage && list.isNarrowed && matches && <WriteToMatching search={matches} />}
        {waysIn}
      </PageHead>
      <DataTable<Contact>
        name={text.title}
        id="contacts"
        queryKey={['contacts']}
        ask={(asked: Asked) => laurel.crm.contacts.list(askedOfContacts(asked) as never)}
        columns={useContactColumns()}
        filters={useContactFilters()}
        searchLabel={text.find}
        exportUrl={(asked, format) => contactsFile(askedOfContacts(asked), format)}
        exportFormats={['csv', 'xlsx']}
        onOpen={({ id }) => void navigate({ to: '/crm/contacts/$contactId', params: { contactId: String(id) } })}
        {...((mayMessage || mayWrite) && {
          actions: (chosen, done) => (
            <Suspense>
              <ChosenActions chosen={chosen} asked={askedOfContacts(shownOf(list))} matching={matches} done={done} />
            </Suspense>
          ),
        })}
        empty={
          <EmptyNote title={text.nobody}>
            <p>{text.nobodyHow}</p>
            <div className="row centred">{waysIn}</div>
          </EmptyNote>
        }
      />
      <Suspense>{adding && <AddContact close={() => setAdding(false)} />}</Suspense>
    </>
  )
}

function WaysIn({ add }: { add: () => void }) {
  const text = contactsMessages
  return (
    <>
      <Button variant="default" renderRoot={(props) => <Link to="/crm/import" {...props} />}>
        {text.import}
      </Button>
      <Button onClick={add}>{text.add}</Button>
    </>
  )
}

/** Link to a new message with the search and filters of the list. */
function WriteToMatching({ search }: { search: Record<string, string> }) {
  const text = contactsMessages
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/emails/messages/new" search={search as never} {...props} />}
    >
      {text.write}
    </Button>
  )
}

function useContactColumns() {
  const text = contactsMessages
  const words = contactWords
  const { formats } = useLanguage()
  const nameOf = useContactName()
  const { data: properties = [] } = useQuery(propertiesQuery)
  return contactColumns({ text, words, formats, nameOf, properties })
}

function useContactFilters() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = contactsMessages
  const words = contactWords
  const { formats } = useLanguage()
  const { data: tags } = useQuery(contactTagsQuery)
  const { data: owners = [] } = useQuery({ ...ownersQuery, enabled: may(who, 'people:read') })
  return contactFilters({
    text,
    words,
    formats,
    tags: tags?.rows.map(({ tag }) => tag) ?? [],
    owners: owners.map(({ email }) => email),
  })
}
