/** A rectangle in points (1/72 inch); `y` is measured from the top of the page. */
export type Box = { x: number; y: number; width: number; height: number }

export type Align = 'left' | 'center' | 'right'

/** `shrink`: smaller, then two lines, then smaller still; `wrap`: as many lines as fit; `none`: unchanged. */
type Fit = 'shrink' | 'wrap' | 'none'

/**
 * The style of a text. `font` is an id of the font catalogue, with a `+` if stand-ins have its weight and kind; sizes are points, `color` is `#rrggbb` and
 * `letter_spacing` a fraction of the size (only scripts with separate letters are spaced).
 */
export type TextStyle = {
  box: Box
  font: string
  size: number
  min_size: number
  color: string
  align: Align
  fit: Fit
  /** Whether a single word is set smaller, down to `min_size`, before it is broken. For the fit `wrap`. */
  whole_words?: boolean
  letter_spacing?: number
  /** Degrees, clockwise around the middle of the box. */
  rotation?: number
  /** Whether it is the heading of the document, for screen readers. */
  heading?: boolean
}

/**
 * A text that is the same on every document of a scene; it goes into the shared prefix. In a PDF a click on its box
 * opens the address `link`, in ASCII.
 */
type FixedText = TextStyle & { kind: 'text'; text: string; link?: string }

/**
 * A text filled for each document. The characters and ligatures of `alphabet` are embedded in the prefix, so that they
 * cost nothing later.
 */
export type SlotText = TextStyle & { kind: 'slot'; slot: string; alphabet?: string[] }

/**
 * A QR code filled for each document, on a quiet zone of the colour `paper` (null: transparent). `alt` describes it to
 * people who do not see it.
 */
export type QrItem = { kind: 'qr'; box: Box; color: string; paper: string | null; rotation?: number; alt?: string }

/**
 * A picture that is the same on every document, whole, as large as it fits in its box and centred there unless aligned:
 * a JPEG, or a PNG made by `normalisePicture`. `id` identifies its bytes; without `alt` it is decoration.
 */
export type PictureItem = {
  kind: 'picture'
  box: Box
  rotation?: number
  align?: Align
  id: string
  bytes: Buffer
  alt?: string
}

export type Item = FixedText | SlotText | QrItem | PictureItem

/** An SVG path of absolute M, L, C, H, V and Z commands in points, with y from the top. */
export type Shape = { path: string; fill?: string; stroke?: string; stroke_width?: number }

/** A picture on a drawing, centred in its box and as large as it fits; only PNG and JPEG files show it. */
type Placed = { png: Buffer; box: Box }

type Background = { kind: 'jpeg'; bytes: Buffer } | { kind: 'drawing'; shapes: Shape[]; picture?: Placed }

/** PNG files of at most 256 colours, `width` pixels wide, of about `bytes` at most. */
export type Compact = { width: number; bytes: number }

/** The common part of a family of documents; `language` is a BCP 47 tag. */
export type Scene = {
  page: { width: number; height: number }
  language: string
  background: Background
  items: Item[]
  /** Whether PDFs have their properties as XMP too. Scenes that were without it stay so, since their bytes are kept. */
  xmp?: boolean
  /**
   * Whether PDFs have their structure, so that screen readers read the items in their order. The same holds as for
   * `xmp`.
   */
  tagged?: boolean
  /** The width of PNG files in pixels. Default 1,200. */
  pngWidth?: number
  /** Default: PNG files have all colours. */
  compact?: Compact
}

/**
 * The content of one document. `created` is the date in its properties, or null for none. `link` is the address that
 * opens on a click on the QR code.
 */
export type Fill = {
  title: string
  author: string
  created: Date | null
  texts: Record<string, string>
  qr: { text: string; link: string } | null
  attached?: Attachment
  /** The time of the PDF's signature, and the room that it needs. `signPdf` writes it into the finished file. */
  signature?: { date: Date; bytes: number }
}

/** A text that a PDF has as a file, in UTF-8. Name, type and description are ASCII. */
export type Attachment = { name: string; type: string; description: string; text: string; date: Date }

/** Signs a PDF by its SHA-256, always with as many bytes. */
export type PdfSigner = { bytes: number; sign: (digest: Buffer) => Promise<Buffer> }

/** A document: its scene, which `key` identifies while the program runs, and its content. */
export type Drawing = { key: string; scene: Scene; fill: Fill }

export type FileKind = 'pdf' | 'png' | 'jpg'

/**
 * A document as shared and own bytes. Both checksums are those of the whole file; zero and empty while its signature is
 * missing.
 */
export type PdfParts = { prefix: Buffer; tail: Buffer; crc32: number; sha256: string; length: number }
