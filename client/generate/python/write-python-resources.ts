import type { Operation } from '../read-operations.ts'
import type { Schema } from '../write-type.ts'
import { pascalCase, pythonName } from './python-text.ts'
import type { pythonTypes } from './python-types.ts'
import { writePythonMethod } from './write-python-method.ts'

type Group = { path: string; methods: Operation[]; groups: Map<string, Group> }

/** Writes a class for each resource of the client, the innermost first, and `Resources` with all of them. */
export function writePythonResources(
  operations: Operation[],
  schemas: Record<string, Schema>,
  types: ReturnType<typeof pythonTypes>,
): string {
  const root: Group = { path: '', methods: [], groups: new Map() }
  for (const operation of operations) {
    let group = root
    for (const name of operation.name.split('.').slice(0, -1)) {
      const path = group.path === '' ? name : `${group.path}.${name}`
      if (!group.groups.has(name)) group.groups.set(name, { path, methods: [], groups: new Map() })
      group = group.groups.get(name)!
    }
    group.methods.push(operation)
  }
  const classes: string[] = []
  const writeClass = ({ path, methods, groups }: Group): void => {
    for (const group of groups.values()) writeClass(group)
    const parts = [...groups].map(
      ([name, group]) => `        self.${pythonName(name)} = ${pascalCase(group.path)}Resource(transport)\n`,
    )
    classes.push(
      [
        `class ${path === '' ? 'Resources' : `${pascalCase(path)}Resource`}:\n`,
        '    def __init__(self, transport: Transport) -> None:\n        self._transport = transport\n',
        ...parts,
        ...methods.map((each) => `\n${writePythonMethod(each, schemas, types)}`),
      ].join(''),
    )
  }
  writeClass(root)
  return classes.join('\n\n')
}
