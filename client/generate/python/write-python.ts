import { type ApiDocument, readOperations } from '../read-operations.ts'
import { reach } from '../write-client.ts'
import { pythonTypes } from './python-types.ts'
import { writePythonResources } from './write-python-resources.ts'

const HEAD = '# Made from api/openapi.json by `npm run openapi`; do not edit.\n'

/** Events that endpoints receive without subscribing: tests, and those of automation rules. */
const UNASKED = `class UnaskedEvent(TypedDict):
    """An event that endpoints receive without subscribing: a test, or one of an automation rule."""
    event: Literal["webhook.test", "automation.fired"]
    timestamp: str
    data: dict[str, Any]
`

/** Returns the generated files of the Python client by name. */
export function writePython(document: ApiDocument): Record<string, string> {
  const { components, webhooks } = document
  const operations = readOperations(document)
  const events = Object.values(webhooks).map(({ post }) => post.requestBody!.content['application/json']!.schema)
  const used = reach([operations, events], components.schemas)
  const types = pythonTypes(Object.keys(components.schemas))
  for (const [name, schema] of Object.entries(components.schemas)) if (used.has(name)) types.define(name, schema)
  const resources = writePythonResources(operations, components.schemas, types)
  const payloads = [...events.map((each) => types.typeOf(each, '')), 'UnaskedEvent']
  return {
    'types.py': [
      HEAD,
      'from typing import Any, Literal, NotRequired, TypeAlias, TypedDict\n\nfrom .bodies import Upload\n',
      ...types.definitions,
      UNASKED,
      `WebhookPayload: TypeAlias = "${payloads.join(' | ')}"\n"""The body of a webhook; \`event\` determines the type of \`data\`."""\n`,
    ].join('\n'),
    'resources.py': [
      HEAD,
      'from __future__ import annotations\n\nimport builtins\nfrom typing import Any, Literal, Unpack, cast, overload\n',
      'from . import types as t\nfrom .bodies import part as path_part\nfrom .connections import Download\nfrom .pages import Pages\nfrom .transport import Transport\n',
      resources,
    ].join('\n'),
  }
}
