import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  checkMessages as checkMessagesType,
  contrastMessages as contrastMessagesType,
} from '../../../../../src/pages/designs/messages/checks.ts'

const plural = pluralsOf('es')

export const checkMessages: typeof checkMessagesType = {
  small: (field, is) =>
    `${field}: un nombre muy largo se imprimiría a ${is} pt. Agrande el campo o reduzca el tamaño de letra.`,
  shrunk: (field, is, wanted) =>
    `${field}: el texto de la vista previa se reduce de ${wanted} pt a ${is} pt. Para evitarlo, agrande el campo.`,
  runsOff: (field) =>
    `${field}: el texto de la vista previa se corta en el borde de la página. Permita que se reduzca o pase a otra línea, o use una letra más pequeña.`,
  edge: (field, is, wanted) =>
    `${field}: está a ${is} mm del borde de la página. Las impresoras pueden cortar lo que está a menos de ${wanted} mm. Muévalo hacia dentro.`,
  faint: (field, is, wanted) =>
    `${field}: su contraste con el fondo es ${is}:1, inferior a ${wanted}:1. Elija otro color o muévalo.`,
  qrSmall: (_, is, wanted) =>
    `El código QR mide ${is} mm de ancho. A los teléfonos les cuesta leer códigos de menos de ${wanted} mm. Agrándelo.`,
  qrFaint: (_, is) =>
    `El contraste del código QR es ${is}:1. Los teléfonos necesitan un código oscuro sobre fondo claro. Cambie el color o muévalo.`,
  unknownValue: (field, key) =>
    `${field}: ningún evento con este diseño define el valor «${key}», así que no se imprime nada. Defínalo en los ajustes del evento o elimine el campo.`,
  missingValue: (field, label, count) =>
    `${field}: ${plural(count, { one: `# participante no tiene «${label}» y no se imprime nada en su certificado.`, other: `# participantes no tienen «${label}» y no se imprime nada en sus certificados.` })}`,
  noName: 'El diseño no tiene campo de nombre. Añada uno.',
  noCode:
    'El diseño no tiene código ni código QR, así que los certificados no se pueden verificar. Añada uno de los dos.',
}

export const contrastMessages: typeof contrastMessagesType = {
  contrast: (ratio) => `Contraste con el fondo: ${ratio}:1`,
}
