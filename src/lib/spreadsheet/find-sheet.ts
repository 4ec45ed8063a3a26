import { foreignPackage } from './file-kind.ts'
import type { Package } from './open-package.ts'
import { localName, parseXml } from './parse-xml.ts'
import { damaged, SpreadsheetError } from './spreadsheet-error.ts'

type Relationship = { type: string; target: string }

/**
 * Finds the first visible worksheet and the shared strings. It accepts both the transitional and the strict namespaces,
 * since it reads only the last word of a relationship's type.
 * @throws SpreadsheetError
 */
export async function findSheet(
  pack: Package,
): Promise<{ sheet: string; sharedStrings: string | undefined; names: string[] }> {
  const workbook = await findWorkbook(pack)
  const visible = await readVisibleSheets(pack, workbook)
  const relations = await readRelations(pack, workbook)
  const all = [...relations.values()]
  const sharedStrings = all.find((relation) => relation.type === 'sharedStrings')?.target
  for (const [at, { id }] of visible.entries()) {
    const relation = relations.get(id)
    if (!relation) throw damaged('a sheet that it lists is missing')
    // Chart and dialog sheets have no cells.
    if (relation.type === 'worksheet')
      return { sheet: relation.target, sharedStrings, names: visible.slice(at).map(({ name }) => name) }
  }
  throw new SpreadsheetError('empty', 'This workbook has no visible sheet with cells. Unhide the sheet with the names.')
}

async function findWorkbook(pack: Package): Promise<string> {
  let workbook = 'xl/workbook.xml'
  if (pack.has('_rels/.rels')) {
    const relations = await readRelations(pack, '')
    workbook = [...relations.values()].find((relation) => relation.type === 'officeDocument')?.target ?? workbook
  }
  if (!pack.has(workbook) || !workbook.toLowerCase().endsWith('.xml')) throw foreignPackage(pack.has)
  return workbook
}

/** Reads the relationships of a part inside the package, by id. External ones are dropped and never followed. */
async function readRelations(pack: Package, source: string): Promise<Map<string, Relationship>> {
  const folder = source.slice(0, source.lastIndexOf('/') + 1)
  const relations = new Map<string, Relationship>()
  await parseXml(pack.open(`${folder}_rels/${source.slice(folder.length)}.rels`), {
    open(name, { Id, Type, Target, TargetMode }, depth) {
      if (depth !== 2 || name !== 'Relationship' || TargetMode === 'External') return
      if (Id === undefined || Type === undefined || Target === undefined) return
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: resolveTarget(folder, Target) })
    },
  })
  return relations
}

function resolveTarget(folder: string, target: string): string {
  const slashed = target.replaceAll('\\', '/')
  const steps: string[] = []
  for (const step of (slashed.startsWith('/') ? slashed : `${folder}${slashed}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** Reads the relationship ids and names of the visible sheets, in tab order. */
async function readVisibleSheets(pack: Package, workbook: string): Promise<{ id: string; name: string }[]> {
  const sheets: { id: string; name: string }[] = []
  let inSheets = false
  await parseXml(pack.open(workbook), {
    open(name, attributes, depth) {
      if (depth === 1 && name !== 'workbook') throw foreignPackage(pack.has)
      if (depth === 2) inSheets = name === 'sheets'
      if (depth !== 3 || !inSheets || name !== 'sheet') return
      if (attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden') return
      // The id is in the relationships' namespace, under any prefix.
      const id = Object.keys(attributes).find((key) => key.includes(':') && localName(key) === 'id')
      sheets.push({ id: (id && attributes[id]) ?? '', name: attributes['name'] ?? '' })
    },
  })
  return sheets
}
