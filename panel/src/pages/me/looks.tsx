import type { OwnAccountChange } from '@laurel/client'
import { useMantineColorScheme } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { sessionQuery } from '../../api/sign-in-session.ts'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { SingleKeysSwitch } from '../../components/single-keys-switch.tsx'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { LANGUAGES, type Language, useLanguage } from '../../messages/use-messages.tsx'
import { meMessages } from './messages.ts'

/** Name, language and colours of the account, for every browser. */
export function Looks() {
  const text = meMessages
  const problemText = useProblemText()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const router = useRouter()
  const { language } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const changed = async () => {
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await router.invalidate()
  }
  const keep = useMutation({
    mutationFn: (change: OwnAccountChange) => laurel.me.update(change),
    onSuccess: changed,
    onError: (error) => toast(problemText(error)),
  })
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.you}</h2>
      <Form
        submit={text.saveName}
        save={(values) => laurel.me.update({ name: textOf(values, 'name') })}
        done={async () => {
          toast(text.nameSaved)
          await changed()
        }}
      >
        <TextField name="name" label={text.name} defaultValue={who.person.name} autoComplete="name" />
      </Form>
      <div className="beside">
        <NativeSelect
          label={text.language}
          value={language}
          data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          onChange={(event) => keep.mutate({ language: event.currentTarget.value as Language })}
        />
        <NativeSelect
          label={text.colours}
          value={colorScheme}
          data={Object.entries(text.schemes).map(([value, label]) => ({ value, label }))}
          onChange={(event) => {
            const colours = event.currentTarget.value as typeof colorScheme
            setColorScheme(colours)
            keep.mutate({ colours })
          }}
        />
      </div>
      <SingleKeysSwitch />
    </section>
  )
}
