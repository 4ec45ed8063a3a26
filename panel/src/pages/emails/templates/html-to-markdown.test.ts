import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlToMarkdown } from './html-to-markdown.ts'

test('the HTML of built-in templates becomes Markdown with its conditions, facts, links and buttons', () => {
  const html = `<h1>See you &amp; yours</h1>
<p>Hello{% if attendee.first_name %} {{ attendee.first_name }}{% endif %},</p>
<p>It is <strong>soon</strong>.<br>Really.</p>
<table class="facts">
{% if event.when %}<tr><th>When</th><td>{{ event.when }}</td></tr>{% endif %}
<tr><th>Organiser</th><td>{{ event.organiser }}</td></tr>
</table>
{% if event.url %}<a class="button" href="{{ event.url }}">View the event</a>{% endif %}
<p><a href="https://example.org">Terms</a></p>
<ul><li>one</li><li>two</li></ul>`
  assert.equal(
    htmlToMarkdown(html),
    `# See you & yours

Hello{% if attendee.first_name %} {{ attendee.first_name }}{% endif %},

It is **soon**.
Really.

{% if event.when %}**When:** {{ event.when }}
{% endif %}
**Organiser:** {{ event.organiser }}

{% if event.url %}

[View the event]({{ event.url }} "button")

{% endif %}

[Terms](https://example.org)

- one
- two`,
  )
})
