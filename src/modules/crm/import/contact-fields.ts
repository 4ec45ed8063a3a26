import { findHeader, type Mapping, mappedFields } from '../../../lib/spreadsheet/column-mapping.ts'
import { guessColumns } from '../../../lib/spreadsheet/guess-columns.ts'
import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'
import type { Row } from '../../../lib/spreadsheet/read-rows.ts'
import type { ContactProperty } from '../properties/property-schema.ts'

/** Column headers for contact fields other than names and addresses, in the languages of typical lists. */
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
  email_consent: [
    ...['email consent', 'email_consent', 'consent', 'marketing consent', 'newsletter', 'opt in', 'e-posta izni'],
    ...['izin', 'ticari ileti izni', 'einwilligung', 'consentement', 'consentimiento', 'consentimento', 'consenso'],
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

type StandardField = 'first_name' | 'last_name' | 'name' | 'email' | keyof typeof HEADERS
/** Target of a column: `name` is a full name, `properties.vip` a custom field. */
export type ContactField = StandardField | `properties.${string}`
export type ContactMapping = Mapping<ContactField>

export const CONTACT_FIELDS: readonly StandardField[] = [
  ...(['first_name', 'last_name', 'name', 'email'] as const),
  ...(Object.keys(HEADERS) as (keyof typeof HEADERS)[]),
]

const HEADER_KEYS = Object.entries(HEADERS).map(
  ([field, headers]) => [field as ContactField, new Set(headers.map(headerKey))] as const,
)

/**
 * Guesses the fields of columns. Custom fields take precedence: a custom field named "stage" wins over the lifecycle
 * stage.
 */
function guess(headers: string[], properties: readonly ContactProperty[]): (ContactField | null)[] {
  const own = properties.map(
    ({ key, label }) => [`properties.${key}` as ContactField, new Set([headerKey(key), headerKey(label)])] as const,
  )
  return guessColumns(headers, [...own, ...HEADER_KEYS])
}

/** Finds the header row: the row that a mapping names, or the first with an address column. */
export function contactHeader(
  rows: Row[],
  mapping: ContactMapping | undefined,
  properties: readonly ContactProperty[],
): Row {
  return findHeader(rows, mapping, (cells) => guess(cells, properties).includes('email'))
}

/** Returns the field of each column: from the mapping alone if there is one, otherwise guessed from its header. */
export function contactFields(
  headers: string[],
  mapping: ContactMapping | undefined,
  properties: readonly ContactProperty[],
): (ContactField | null)[] {
  return mapping ? mappedFields(headers, mapping) : guess(headers, properties)
}
