import { findHeader, type Mapping, mappedFields } from '../../../lib/spreadsheet/column-mapping.ts'
import { guessColumns } from '../../../lib/spreadsheet/guess-columns.ts'
import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import type { Row } from '../../../lib/spreadsheet/read-workbook.ts'
import type { ContactProperty } from '../properties/property-schema.ts'

/** Headers of the columns of contacts beyond names and addresses, in the languages of those who make lists. */
const HEADERS = {
  phone: [
    ...['phone', 'phone number', 'telephone', 'mobile', 'mobile phone', 'cell', 'cell phone', 'tel', 'gsm'],
    ...['telefon', 'telefon no', 'telefon numarası', 'cep', 'cep telefonu', 'handy', 'mobil', 'telefonnummer'],
    ...['téléphone', 'portable', 'teléfono', 'móvil', 'telefone', 'celular', 'telemóvel', 'telefono', 'cellulare'],
  ],
  title: [
    ...['title', 'job title', 'position', 'role', 'job', 'function', 'unvan', 'ünvan', 'görev', 'pozisyon'],
    ...['berufsbezeichnung', 'funktion', 'fonction', 'poste', 'cargo', 'puesto', 'função', 'ruolo', 'qualifica'],
  ],
  company: [
    ...['company', 'company name', 'organization', 'organisation', 'account', 'account name', 'employer', 'firma'],
    ...['şirket', 'şirket adı', 'firma adı', 'kurum', 'kuruluş', 'unternehmen', 'firmenname', 'organisation name'],
    ...['société', 'entreprise', 'empresa', 'compañía', 'companhia', 'azienda', 'società', 'ditta'],
  ],
  website: [
    ...['website', 'web site', 'web', 'domain', 'company domain', 'url', 'homepage', 'web sitesi', 'internet sitesi'],
    ...['alan adı', 'webseite', 'internetseite', 'site web', 'site', 'sitio web', 'página web', 'dominio', 'domínio'],
    ...['sito', 'sito web', 'domaine'],
  ],
  tags: [
    ...['tags', 'tag', 'labels', 'label', 'keywords', 'etiket', 'etiketler', 'schlagwort', 'schlagworte'],
    ...['schlagwörter', 'étiquettes', 'mots-clés', 'etiquetas', 'etichette'],
  ],
  lifecycle_stage: [
    ...['lifecycle stage', 'lifecycle', 'stage', 'contact stage', 'aşama', 'müşteri aşaması', 'lifecycle phase'],
    ...['kundenphase', 'étape', 'étape du cycle de vie', 'etapa', 'etapa del ciclo de vida', 'fase'],
  ],
  owner: [
    ...['owner', 'contact owner', 'account manager', 'sales rep', 'sorumlu', 'temsilci', 'müşteri temsilcisi'],
    ...['betreuer', 'zuständig', 'ansprechpartner', 'responsable', 'propriétaire', 'propietario', 'responsável'],
    ...['responsabile', 'proprietario'],
  ],
  notes: [
    ...['notes', 'note', 'comment', 'comments', 'remarks', 'not', 'notlar', 'açıklama', 'notiz', 'notizen'],
    ...['bemerkung', 'bemerkungen', 'remarques', 'commentaire', 'commentaires', 'notas', 'nota', 'comentarios'],
    ...['comentários', 'observações'],
  ],
}

type Known = 'first_name' | 'last_name' | 'name' | 'email' | keyof typeof HEADERS
/** What a column of contacts can be: `name` is a whole name, `properties.vip` a field of the organisation's own. */
export type ContactField = Known | `properties.${string}`
export type ContactMapping = Mapping<ContactField>

export const CONTACT_FIELDS: readonly Known[] = [
  ...(['first_name', 'last_name', 'name', 'email'] as const),
  ...(Object.keys(HEADERS) as (keyof typeof HEADERS)[]),
]

const WORDS = Object.entries(HEADERS).map(
  ([field, headers]) => [field as ContactField, new Set(headers.map(headerKey))] as const,
)

/** Own fields come first: who has defined one called stage means that one. */
function guess(headers: string[], properties: readonly ContactProperty[]): (ContactField | null)[] {
  const own = properties.map(
    ({ key, label }) => [`properties.${key}` as ContactField, new Set([headerKey(key), headerKey(label)])] as const,
  )
  return guessColumns(headers, [...own, ...WORDS])
}

/** The row of the headers: that of a mapping, or the first with an address. */
export function contactHeader(
  rows: Row[],
  mapping: ContactMapping | undefined,
  properties: readonly ContactProperty[],
): Row {
  return findHeader(rows, mapping, (cells) => guess(cells, properties).includes('email'))
}

/** The field of each column: by the mapping alone where there is one, else by its header. */
export function contactFields(
  headers: string[],
  mapping: ContactMapping | undefined,
  properties: readonly ContactProperty[],
): (ContactField | null)[] {
  return mapping ? mappedFields(headers, mapping) : guess(headers, properties)
}
