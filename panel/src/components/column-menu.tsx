import { Menu } from '@mantine/core'
import { Button } from './button.ts'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { Columns3 } from './icons.tsx'
import { listMessages } from './messages/lists.ts'

type Props = {
  all: readonly { key: string; name: string }[]
  isShown: (key: string) => boolean
  toggle: (key: string) => void
}

/** Menu for choosing visible columns. The first column identifies the rows and is always visible. */
export function ColumnMenu({ all, isShown, toggle }: Props) {
  const text = listMessages
  return (
    <Menu closeOnItemClick={false} position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" leftSection={<Columns3 aria-hidden size={16} />}>
          {text.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {all.slice(1).map(({ key, name }) => (
          <Menu.CheckboxItem key={key} checked={isShown(key)} onChange={() => toggle(key)}>
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
