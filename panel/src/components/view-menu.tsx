import { Menu } from '@mantine/core'
import { Button } from './button.ts'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { lazy, Suspense, useState } from 'react'
import { Bookmark } from './icons.tsx'
import { listMessages } from './messages/lists.ts'
import { partMessages } from './messages/parts.ts'
import type { ViewAsked } from './name-view.tsx'
import { toast } from './toasts.tsx'
import type { ListState } from './use-list.ts'
import { useViews } from './use-views.ts'

const NameView = lazy(async () => ({ default: (await import('./name-view.tsx')).NameView }))

type Props = { id: string; list: ListState; shown: readonly string[] }

/** The query of a list in a fixed order. */
function queryOf({ search, sort, filters }: ListState, shown: readonly string[]): string {
  const said = { ...(search && { q: search }), ...(sort && { sort }), ...filters, columns: shown.join('.') }
  return String(new URLSearchParams(said))
}

/** Ways to look at a list that a person has kept under names: choose one, keep this one, rename, delete. */
export function ViewMenu({ id, list, shown }: Props) {
  const text = listMessages
  const { saved } = partMessages
  const { isKept, views, change } = useViews(id)
  const [asked, setAsked] = useState<ViewAsked | null>(null)
  if (!isKept) return null
  const query = queryOf(list, shown)
  const chosen = views.find(({ name }) => name === list.view)
  const remove = async (name: string) => {
    await change((before) => before.filter((each) => each.name !== name))
    list.change({ view: undefined })
  }
  const save = async (name: string) => {
    await change((before) => before.map((each) => (each.name === name ? { name, query } : each)))
    toast(saved)
  }
  return (
    <>
      <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" leftSection={<Bookmark aria-hidden size={16} />}>
            {chosen ? <bdi>{chosen.name}</bdi> : text.views}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ViewChoices list={list} views={views} chosen={chosen?.name} />
          <Menu.Divider />
          {chosen && chosen.query !== query && (
            <Menu.Item onClick={() => save(chosen.name)}>{text.saveChanges(chosen.name)}</Menu.Item>
          )}
          <Menu.Item onClick={() => setAsked({ query })}>{text.saveView}</Menu.Item>
          {chosen && (
            <>
              <Menu.Item onClick={() => setAsked(chosen)}>{text.renameView(chosen.name)}</Menu.Item>
              <Menu.Item onClick={() => remove(chosen.name)}>{text.deleteView(chosen.name)}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {asked && (
          <NameView
            asked={asked}
            views={views}
            change={change}
            done={(name) => list.show(asked.query, name)}
            close={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  )
}

type ChoicesProps = { list: ListState; views: { name: string; query: string }[]; chosen: string | undefined }

/** The list without a view, and each saved view. */
function ViewChoices({ list, views, chosen }: ChoicesProps) {
  const text = listMessages
  return (
    <>
      <Menu.RadioItem
        closeMenuOnClick
        value=""
        checked={chosen === undefined}
        onChange={() => list.show('', undefined)}
      >
        {text.noView}
      </Menu.RadioItem>
      {views.map(({ name, query }) => (
        <Menu.RadioItem
          key={name}
          closeMenuOnClick
          value={name}
          checked={name === chosen}
          onChange={() => list.show(query, name)}
        >
          <bdi>{name}</bdi>
        </Menu.RadioItem>
      ))}
    </>
  )
}
