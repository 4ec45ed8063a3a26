import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts and files by name, and the documents of the issuer by address; the files are in base64. */
export type PythonQuestion = {
  documents: Record<string, string>
  authority: string
  credentials: Record<string, string>
  pictures: Record<string, string>
  pdfs: Record<string, string>
  /** Documents with a proof. */
  signed: Record<string, string>
}

type PdfVerdict = {
  intact: boolean
  valid: boolean
  trusted: boolean
  unchanged: boolean
  coverage: string
  attached: string
}

type PythonVerdicts = {
  credentials: Record<string, string>
  pictures: Record<string, string>
  pdfs: Record<string, PdfVerdict>
  /** In hex: the 64 bytes that each proof signs. */
  signed: Record<string, string>
}

const FOLDER = join(import.meta.dirname, '../credentials/python')
const python = process.env['JUDGES_PYTHON'] ?? 'python3'

export const NO_PYTHON_JUDGES =
  'LEFT OUT: there is no Python with openbadgeslib and pyHanko (test/credentials/python/requirements.txt). Name one in JUDGES_PYTHON.'

export const hasPythonJudges = (): boolean =>
  spawnSync(python, ['-c', 'import pyhanko, openbadgeslib.ob3, pyld']).status === 0

/** Returns what openbadgeslib says of credentials and pictures, pyHanko of PDFs, and pyld of what proofs sign. */
export function askPython(question: PythonQuestion): PythonVerdicts {
  const { status, stdout, stderr } = spawnSync(python, [join(FOLDER, 'judge.py')], {
    input: JSON.stringify(question),
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** A question and its verdicts on one day, for machines without these programs. RECORD_JUDGED=1 writes it. */
export const RECORDED = join(import.meta.dirname, '../fixtures/judged-by-python.json')
export type JudgedByPython = { at: string; question: PythonQuestion; verdicts: PythonVerdicts }

export const judgedByPython = (): JudgedByPython => JSON.parse(readFileSync(RECORDED, 'utf8'))

/** PDFs that somebody changed, in base64. */
export function changedPdfs(valid: string) {
  const pdf = Buffer.from(valid, 'base64')
  const altered = Buffer.from(pdf)
  altered.write('7', pdf.indexOf('/MediaBox[0 0 8', 0, 'latin1') + '/MediaBox[0 0 '.length)
  return {
    altered: altered.toString('base64'),
    longer: Buffer.concat([pdf, Buffer.from('% more\n')]).toString('base64'),
  }
}
