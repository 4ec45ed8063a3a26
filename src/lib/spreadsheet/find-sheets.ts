import { foreignPackage } from './file-kind.ts'
import type { Package } from './open-package.ts'
import { localName, parseXml } from './parse-xml.ts'
import { damaged, SpreadsheetError } from './spreadsheet-error.ts'

type Relationship = { type: string; target: string }

/** A sheet with cells; its part is undefined if the package lacks it. */
export type SheetEntry = { name: string; isHidden: boolean; part: string | undefined }

export type WorkbookParts = {
  /** In tab order, with at least one visible sheet. */
  sheets: SheetEntry[]
  sharedStrings: string | undefined
  styles: string | undefined
  /** Whether dates count from 1904 instead of 1900. */
  is1904: boolean
}

/**
 * Finds the sheets with cells, the shared strings and the styles. It accepts both the transitional and the strict
 * namespaces, since it reads only the last word of a relationship's type.
 * @throws SpreadsheetError
 */
export async function findSheets(pack: Package): Promise<WorkbookParts> {
  const workbook = await findWorkbook(pack)
  const { listed, is1904 } = await readSheetList(pack, workbook)
  const relations = await readRelations(pack, workbook)
  const all = [...relations.values()]
  const partOf = (type: string) => all.find((relation) => relation.type === type)?.target
  const sheets: SheetEntry[] = []
  for (const { id, name, isHidden } of listed) {
    const relation = relations.get(id)
    // Chart and dialog sheets have no cells.
    if (!relation || relation.type === 'worksheet') sheets.push({ name, isHidden, part: relation?.target })
  }
  if (sheets.every(({ isHidden }) => isHidden))
    throw new SpreadsheetError(
      'empty',
      'This workbook has no visible sheet with cells. Unhide the sheet with the names.',
    )
  return { sheets, sharedStrings: partOf('sharedStrings'), styles: partOf('styles'), is1904 }
}

/** @throws SpreadsheetError if the sheet is listed but not there */
export function openSheet(pack: Package, { part }: SheetEntry): AsyncIterable<Buffer> {
  if (part === undefined) throw damaged('a sheet that it lists is missing')
  return pack.open(part)
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

type ListedSheet = { id: string; name: string; isHidden: boolean }

/** Reads the relationship ids and names of the sheets, in tab order. */
async function readSheetList(pack: Package, workbook: string): Promise<{ listed: ListedSheet[]; is1904: boolean }> {
  const listed: ListedSheet[] = []
  let inSheets = false
  let is1904 = false
  await parseXml(pack.open(workbook), {
    open(name, attributes, depth) {
      if (depth === 1 && name !== 'workbook') throw foreignPackage(pack.has)
      if (depth === 2) inSheets = name === 'sheets'
      if (depth === 2 && name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (depth !== 3 || !inSheets || name !== 'sheet') return
      const isHidden = attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden'
      // The id is in the relationships' namespace, under any prefix.
      const id = Object.keys(attributes).find((key) => key.includes(':') && localName(key) === 'id')
      listed.push({ id: (id && attributes[id]) ?? '', name: attributes['name'] ?? '', isHidden })
    },
  })
  return { listed, is1904 }
}
