import { Menu } from '@mantine/core'
import { Button } from '../../components/button.ts'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { SITE } from '../../api/site.ts'
import { Download } from '../../components/icons.tsx'
import { listMessages } from '../../components/messages/lists.ts'
import { agendaFileMessages } from './agenda-file-messages.ts'

/** Menu with the agenda as a file: a table, or entries for a calendar. */
export function AgendaFiles({ eventId }: { eventId: number }) {
  const text = listMessages
  const { calendar } = agendaFileMessages
  const path = `${SITE}/api/v1/admin/events/${eventId}`
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="default" leftSection={<Download aria-hidden size={16} />}>
          {text.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Menu.Item key={format} component="a" href={`${path}/sessions?format=${format}`} download>
            {text.exportAs[format]}
          </Menu.Item>
        ))}
        <Menu.Item component="a" href={`${path}/agenda.ics`} download>
          {calendar}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
