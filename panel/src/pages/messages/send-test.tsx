import type { Message } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { toast } from '../../components/toasts.tsx'
import { detailMessages } from './messages/detail.ts'

/** Sends a message with sample data to one address. */
export function SendTest({ of, close }: { of: Message; close: () => void }) {
  const text = detailMessages
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <Dialog title={text.test} close={close}>
      <Form
        submit={text.test}
        guarded={false}
        save={(values) => laurel.messages.test(of.id, { to: textOf(values, 'to') })}
        done={({ to }) => {
          toast(text.tested(to))
          close()
        }}
      >
        <TextField
          name="to"
          type="email"
          label={text.testTo}
          description={text.testAbout}
          defaultValue={who.person.email}
          data-autofocus
        />
      </Form>
    </Dialog>
  )
}
