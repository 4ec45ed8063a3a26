import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { templateMessages } from '../messages/templates.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

type Props = { kind: string; way: 'markdown' | 'html'; field: () => Field | null }

/** Inserts a variable, or a block of text, where the cursor was. */
export function InsertMenu({ kind, way, field }: Props) {
  const text = templateMessages
  const variables = useQuery({
    queryKey: ['email-template-variables'],
    queryFn: () => laurel.emailTemplates.listVariables(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const known = (variables.data ?? []).filter(
    ({ name, kinds }) =>
      !name.startsWith('contact.') && (kind === '' || kinds === null || kinds.includes(kind as never)),
  )
  const blocks = blocksOf(text.blockText)[way]
  const insert = (chosen: string) => {
    const target = field()
    if (target === null || chosen === '') return
    const block = blocks[chosen as keyof typeof blocks]
    // A subject is one line of text.
    if (block !== undefined && target instanceof HTMLInputElement) return
    target.setRangeText(block ?? `{{ ${chosen} }}`, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
    target.dispatchEvent(new Event('input', { bubbles: true }))
    target.focus()
  }
  return (
    <NativeSelect
      className="insert-into"
      label={text.insert}
      value=""
      data={[
        { value: '', label: text.chooseInsert },
        {
          group: text.blocks,
          items: Object.entries(text.block).map(([value, label]) => ({ value, label })),
        },
        { group: text.variables, items: known.map(({ name, description }) => ({ value: name, label: description })) },
      ]}
      onChange={({ currentTarget }) => insert(currentTarget.value)}
    />
  )
}

/** Blocks to insert, as they are written in HTML and in Markdown. */
function blocksOf(words: (typeof templateMessages)['blockText']) {
  return {
    html: {
      heading: `<h1>${words.heading}</h1>\n`,
      paragraph: `<p>${words.paragraph}</p>\n`,
      button: `<a class="button" href="{{ event.url }}">${words.button}</a>\n`,
      facts: `<table class="facts">\n<tr><th>${words.label}</th><td>{{ event.when }}</td></tr>\n</table>\n`,
      condition: `{% if event.location %}<p>{{ event.location }}</p>{% endif %}\n`,
    },
    markdown: {
      heading: `# ${words.heading}\n\n`,
      paragraph: `${words.paragraph}\n\n`,
      button: `[${words.button}]({{ event.url }} "button")\n\n`,
      facts: `- **${words.label}:** {{ event.when }}\n\n`,
      condition: `{% if event.location %}\n\n{{ event.location }}\n\n{% endif %}\n\n`,
    },
  }
}
