import { PageHead } from '../../../components/page-head.tsx'
import { crmSettingsMessages } from '../messages/settings.ts'
import { CustomFields } from './custom-fields.tsx'
import { FeedFromEvents } from './feed-from-events.tsx'
import './settings.css'
import { TagList } from './tag-list.tsx'

/** Settings of contacts: how they are created, their custom fields and their tags. */
export function CrmSettingsPage() {
  const text = crmSettingsMessages
  return (
    <>
      <PageHead title={text.title} />
      <div className="narrow stack">
        <FeedFromEvents />
        <CustomFields />
        <TagList />
      </div>
    </>
  )
}
