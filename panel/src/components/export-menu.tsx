import { Menu } from '@mantine/core'
import { Button } from './button.ts'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { Download } from './icons.tsx'
import type { ExportFormat } from './list-types.ts'
import { listMessages } from './messages/lists.ts'

type Props = { formats: readonly ExportFormat[]; address: (format: ExportFormat) => string }

/** Menu with the current list as a file, in each format. */
export function ExportMenu({ formats, address }: Props) {
  const text = listMessages
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<Download aria-hidden size={16} />}>
          {text.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} component="a" href={address(format)} download>
            {text.exportAs[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
